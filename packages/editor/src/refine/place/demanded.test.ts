import { describe, expect, it } from 'vitest';
import { demandedBy } from './demanded.ts';

describe('words of feedback as a requirement', () => {
  it.each([
    [
      'if redis is down we let everything through and log a warning',
      'If redis is down, the system MUST let everything through and log a warning.',
    ],
    [
      'if our database is down the handler returns 503',
      'If our database is down, the handler MUST return 503.',
    ],
    [
      'when the scanner is down uploads are refused with 503',
      'When the scanner is down, uploads MUST be refused with 503.',
    ],
    [
      'clients that exceed their limit get a 429 and the time they should wait in a header',
      'Clients that exceed their limit MUST get a 429 and the time they should wait in a header.',
    ],
    ["don't send more than three mails a day", 'The system MUST NOT send more than three mails a day.'],
    ['exports older than 30 days are deleted', 'Exports older than 30 days MUST be deleted.'],
  ])('bind whom they speak of, in the case they name: %s', (words, requirement) => {
    expect(demandedBy(words)).toBe(requirement);
  });
});

import { describe, expect, it } from 'vitest';
import { bySyntax } from './by-syntax.ts';

/** A demand as one line. */
function demanded(said: string): string | null {
  const parts = bySyntax(said);
  return (
    parts &&
    `${parts.condition === null ? '' : `${parts.condition}, `}${parts.subject} MUST ${parts.isNegative ? 'NOT ' : ''}${parts.action}`
  );
}

describe('bySyntax', () => {
  it.each([
    [
      'shelters update free beds from a phone, at least hourly',
      'shelters MUST update free beds from a phone, at least hourly',
    ],
    [
      'after a crash the device sends registers, stack and the last 50 lines',
      'after a crash, the device MUST send registers, stack and the last 50 lines',
    ],
    [
      'strip metadata on upload, apply rotation first',
      'The system MUST strip metadata on upload and apply rotation first',
    ],
    ['cookies never span domains', 'cookies MUST NOT span domains'],
    [
      'a post that several people shared shows up once, with their names',
      'a post that several people shared MUST show up once, with their names',
    ],
    [
      'enter street and number, get the dates',
      'Users MUST be able to enter street and number and get the dates',
    ],
    ['pick up files automatically', 'The system MUST pick up files automatically'],
  ])('%s', (said, demand) => {
    expect(demanded(said)).toBe(demand);
  });

  it.each([
    'we watch time to first invoice by country',
    'nobody sees the draft',
    'currently 22% of signups ever run a build',
    'batches of 200, not 5000',
    '9 of 10 lines good enough not to open the mail',
    'is it enough?',
    'the vendor fears an audit',
  ])('leaves alone: %s', (said) => {
    expect(bySyntax(said)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { leadsToRemedy, possibilityJoins, withCaseOfTrouble } from './possible-case.ts';

describe('what is demanded behind what may come about', () => {
  it('begins behind a fact', () => {
    expect(possibilityJoins('Payloads can get huge, cut them at 256 KB')).toEqual([{ index: 21, length: 2 }]);
    expect(possibilityJoins('Users can log in, see their orders')).toEqual([]);
    expect(possibilityJoins('Files can get big, feb was 340 MB')).toEqual([]);
  });

  it.each([
    [
      'The SFTP server may be down at night, retry every 15 min',
      'If the SFTP server is down at night, retry every 15 min',
    ],
    ['Labels may be dirty or torn, let them type', 'If labels are dirty or torn, let them type'],
    ['Slots can sell out, in that case show the next day', 'If slots sell out, show the next day'],
    [
      'A supplier might send a file twice, that must not create duplicates',
      'If a supplier sends a file twice, this must not create duplicates',
    ],
  ])('is for the case of trouble: %s', (sentence, said) => {
    expect(withCaseOfTrouble(sentence)).toBe(said);
    expect(leadsToRemedy(sentence, sentence.indexOf(','))).toBe(true);
    expect(possibilityJoins(sentence)).toEqual([]);
  });

  it.each([
    'Files can get big, cut them',
    'The app can fail, nobody knows why',
    'It may be late, no mail then',
  ])('is for no case: %s', (sentence) => {
    expect(withCaseOfTrouble(sentence)).toBe(sentence);
  });
});

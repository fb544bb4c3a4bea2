import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { spliceJoins } from './splices.ts';

function parted(sentence: string): string[] {
  const joins = spliceJoins(sentence);
  const starts = [0, ...joins.map(({ index, length }) => index + length)];
  const ends = [...joins.map(({ index }) => index), sentence.length];
  return starts.map((start, at) => sentence.slice(start, ends[at]));
}

describe('spliceJoins', () => {
  it.each([
    ['Pickers lose scans when wifi drops', 'we need to keep the scans on the device'],
    ['The queue fills up every Friday', 'can we cap it at 5 retries?'],
    ['we want one login for all shops', 'right now there are four'],
    ['The agent must press send', 'it never sends by itself'],
    ['The harbour office prints the list each morning', 'it should be on their tablets'],
  ])('parts what is from what is wanted: %s | %s', (first, second) => {
    expect(parted(`${first}, ${second}`)).toEqual([first, second]);
  });

  it.each([
    'If the payment fails, the order must stay open',
    'On mobile, the table should scroll',
    'Login codes must leave within ten seconds, whatever else is going on',
    'Should the label service be slow, contacts appear without labels',
    'We need name, mail, phone and the plan',
    'Residents should be able to log in, see their permits and renew them online',
    "A bill must show consumption per tariff, the estimated share and last year's value",
    'Users want dark mode, light mode and a high contrast mode',
    'The list must be short, which the old one is not',
    'Exports should be CSV, filtered by date and place',
    'The form has fields (name, we need it for the label)',
    'The size decides: 50 must pay up to 500, 200 pay above',
  ])('leaves together what is one sentence: %s', (sentence) => {
    expect(parted(sentence)).toEqual([sentence]);
  });

  it('lets each part be what it is to a document', () => {
    const { statements } = understand(
      read('Pickers lose scans when wifi drops, we need to keep the scans on the device'),
    );
    expect(statements.map(({ kind }) => kind)).toEqual(['problem', 'requirement']);
  });
});

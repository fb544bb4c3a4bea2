import { describe, expect, it } from 'vitest';
import { mainClause } from './clause.ts';
import { hasLooseVerb } from './loose-verbs.ts';
import { parse } from './parse.ts';

/** What a sentence is found to be: its mood, who is told of, what stands before, and its verb. */
function read(sentence: string): readonly (string | null)[] | null {
  const tree = parse(sentence);
  const clause = tree && mainClause(tree);
  if (!tree || !clause) return null;
  return [
    clause.mood,
    clause.subject && tree.textOf(clause.subject),
    clause.opening && tree.textOf(clause.opening),
    tree.word(clause.verb)?.text ?? null,
  ];
}

describe('mainClause', () => {
  it.each([
    [
      'A job that has not succeeded for 24 hours raises an alert',
      ['told', 'A job that has not succeeded for 24 hours', null, 'raises'],
    ],
    [
      'Article numbers, quantities and the delivery date are extracted',
      ['told', 'Article numbers, quantities and the delivery date', null, 'are'],
    ],
    ['After a crash the device sends its registers', ['told', 'the device', 'After a crash', 'sends']],
    ['strip metadata on upload, apply rotation first', ['ordered', null, null, 'strip']],
    ['Cookies never span domains', ['told', 'Cookies', null, 'span']],
  ])('%s', (sentence, found) => {
    expect(read(sentence)).toEqual(found);
  });

  it.each(['batches of 200, not 5000', 'a reminder after a day'])('finds no clause in %s', (sentence) => {
    expect(read(sentence)).toBeNull();
  });

  it('gives null for what is longer than a sentence', () => {
    expect(parse('the very '.repeat(100))).toBeNull();
    expect(parse('')).toBeNull();
  });
});

describe('hasLooseVerb', () => {
  it.each([
    ['The system must provide a bid in the last two minutes prolongs the lot by two more', true],
    ['The system must provide a chart that shows signatures', false],
    ['The system must support a playlist per resident, from birth year and what the family tells', false],
  ])('%s', (sentence, isLoose) => {
    const tree = parse(sentence);
    expect(tree && hasLooseVerb(tree)).toBe(isLoose);
  });
});

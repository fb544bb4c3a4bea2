import { expect, test } from 'vitest';
import { PhraseReader, phraseScores, phrasesOf } from './phrases.ts';
import { wordsOf } from './words.ts';

function scoresOf(query: string, texts: readonly string[]): number[] {
  const reader = new PhraseReader(phrasesOf(query));
  const held = texts.map((text) => {
    for (const word of wordsOf(text)) reader.read(reader.termsFor(word));
    return reader.end();
  });
  return phraseScores(held);
}

test('a phrase is found where its terms follow each other, however they are written', () => {
  const [name, prose, apart, parted] = scoresOf('the parser of queries', [
    'const parserQuery = 1',
    'A parser for the query.',
    'A query comes before its parser.',
    'A parser for the next query.',
  ]);
  expect(name).toBeGreaterThan(0);
  expect(prose).toBe(name);
  expect([apart, parted]).toEqual([0, 0]);
});

test('a phrase does not go from one text into the next', () => {
  expect(scoresOf('parser query', ['parser', 'query'])).toEqual([0, 0]);
});

test('a phrase that few texts hold counts for more', () => {
  const texts = ['open invoices', 'open invoices', 'open invoices and paid bills', ''];
  const [common, , rare] = scoresOf('open invoices, paid bills', texts);
  expect(rare).toBeGreaterThan(2 * (common ?? 0));
});

test('one term is no phrase, and a long question has a bounded number', () => {
  expect(phrasesOf('invoices of the').size).toBe(0);
  expect(phrasesOf(Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(' ')).size).toBeLessThan(
    65,
  );
});

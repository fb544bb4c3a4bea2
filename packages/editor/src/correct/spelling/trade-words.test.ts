import { expect, test } from 'vitest';
import { isTradeWord } from './trade-words.ts';

test.each([
  ['Moin', 'de'],
  ['loggés', 'fr'],
  ['debuggear', 'es'],
  ['reinviato', 'it'],
  ['effe', 'nl'],
])('%s is said in %s', (word, language) => {
  expect(isTradeWord(word, language)).toBe(true);
});

test('a word of one language is none of another', () => {
  expect(isTradeWord('moin', 'it')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { tokensIn } from './tokens.ts';

describe('tokensIn', () => {
  it.each([
    ["We don't retry", ['We', 'do', "n't", 'retry']],
    ["Anna's app can't", ['Anna', "'s", 'app', 'ca', "n't"]],
    ['it cannot fail', ['it', 'can', 'not', 'fail']],
    ['v2.1 takes 20k rows/s, 5%', ['v2.1', 'takes', '20k', 'rows/s', ',', '5%']],
    ['call \uE010\uE100\uE011 twice', ['call', '\uE010\uE100\uE011', 'twice']],
  ])('%s', (sentence, texts) => {
    const tokens = tokensIn(sentence);
    expect(tokens.map(({ text }) => text)).toEqual(texts);
    for (const { text, start, end } of tokens) expect(sentence.slice(start, end)).toBe(text);
  });
});

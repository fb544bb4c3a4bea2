import { describe, expect, test } from 'vitest';
import type { PhraseKey } from './phrases/phrase.ts';
import { phrasesOf } from './phrases.ts';

const english = phrasesOf('en');
const keys = Object.keys(english) as PhraseKey[];
const slots = (phrase: string) => [...phrase.matchAll(/\{\w+\}/gu)].map(([slot]) => slot).toSorted();

/** German and its like say the attempt without a verb of its own. */
const MAY_DROP = new Set(['{tries}']);

describe.each(['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'zh'])('the set phrases in %s', (language) => {
  const phrases = phrasesOf(language);

  test('are those of English, each with its slots', () => {
    expect(Object.keys(phrases).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) {
      const wanted = slots(english[key]).filter((slot) => !MAY_DROP.has(slot));
      expect([key, slots(phrases[key])]).toEqual([key, wanted]);
    }
  });

  test('end as their kind ends: questions with a question mark, sentences with a full stop', () => {
    for (const key of keys.filter((one) => /[?.]$/u.test(english[one]))) {
      expect([key, /[?？]$/u.test(phrases[key])]).toEqual([key, english[key].endsWith('?')]);
      if (/^(?:gap|intro-)/u.test(key)) expect(phrases[key]).toMatch(/[.。]$/u);
    }
  });

  test('are in that language and its own marks of quotation', () => {
    const same = keys.filter(
      (key) => phrases[key] === english[key] && /\p{L}{4,}\s\p{L}{2,}/u.test(phrases[key]),
    );
    expect(same).toEqual([]);
    for (const key of keys) expect([key, phrases[key]]).not.toEqual([key, expect.stringMatching(/["']/u)]);
  });

  test('name their variables so that any program takes them', () => {
    expect(phrases.promptVariable).toMatch(/^[a-z_]+$/u);
    expect(phrases.promptTextVariable).toMatch(/^[a-z_]+$/u);
  });
});

test('a language without set phrases gets those of English', () => {
  expect(phrasesOf('sv')).toBe(english);
});

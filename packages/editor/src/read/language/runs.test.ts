import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOfWord, type Spelling, spelledWords } from './runs.ts';

const require = createRequire(import.meta.url);
const source = join(dirname(findPackageJSON('eld', import.meta.url) ?? ''), 'src');
const spelling = {
  ...require(join(source, 'regexPatterns.js')),
  ...require(join(source, 'dictionary.js')),
} as Spelling;

/** The runs that eld itself looks up. */
function runsOfEld(text: string): Set<string> {
  const runs = new Set<string>();
  const ngrams = new Proxy({}, { get: (_, run) => void runs.add(String(run)) });
  const { instance, loadData } = require(join(source, 'languageDetector.js')).createEld();
  loadData({ type: 'test', languages: { 0: 'en' }, isoLanguages: {}, ngrams, langCodes: {}, langScore: [] });
  instance.detect(text);
  return runs;
}

const runsOf = (text: string) => new Set(spelledWords(text, spelling).flatMap(runsOfWord));

const WORDS =
  "the a don’t it's Straße ÖFFNEN İstanbul что нельзя забывать 本日は晴天なり 한국어 ภาษาไทย Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf '' ’s x, 5 – “no”".split(
    ' ',
  );
const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 120 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
);

test('words are cut as eld cuts them', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(runsOf(one.slice(0, 1_000))).toEqual(runsOfEld(one));
    }),
    { numRuns: 500 },
  );
});

test('a long text is left after a word', () => {
  const long = 'один и тот же запрос '.repeat(40);
  expect(runsOf(long)).toEqual(runsOfEld(long));
  expect(spelledWords(long, spelling).join(' ').length).toBeLessThan(400);
});

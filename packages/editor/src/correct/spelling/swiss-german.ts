import { correctForeignWord } from './foreign-speller.ts';

/** From so many words on that have "ss" in place of "ß", a text without any "ß" was not written so by accident. */
const SWISS_FROM = 2;

/** Whether a German text is written as in Switzerland, with umlauts and without any "ß": "grosse", "standardmässig". */
export function isSwiss(prose: string): boolean {
  if (prose.includes('ß') || !/[äöü]/u.test(prose)) return false;
  const words = new Set(prose.match(/\p{L}+ss\p{L}*/gu) ?? []);
  let found = 0;
  for (const word of words) {
    if (isSwissSpelling(word, correctForeignWord(word, 'de')?.word)) found += 1;
    if (found >= SWISS_FROM) return true;
  }
  return false;
}

/** Whether `word` is how Switzerland writes what `meant` is in Germany. */
export function isSwissSpelling(word: string, meant: string | undefined): boolean {
  return meant?.includes('ß') === true && meant.replaceAll('ß', 'ss') === word;
}

import { isCognate } from './cognates.ts';
import { withoutAccents } from './foreign-tables.ts';
import { isCommonCompound } from './term-compounds.ts';
import type { WordRanks } from './word-ranks.ts';

/** From this rank on people write a word often. */
const FREQUENT = 4;

/** By how many doublings a frequent word of no dictionary may be rarer than what it looks like. */
const MUCH_RARER = 3;

/** From this rank on a word is one of which compounds are made. */
const COMMON = 1;

/** What is known about the words of a language; words are in small letters. */
interface Language {
  readonly language: string;
  readonly ranks: WordRanks;
  readonly isEnglish: (word: string) => boolean;
  /** Whether the dictionary has the word itself. */
  readonly isOwn: (word: string) => boolean;
}

/**
 * Answers whether a word that no dictionary has is likelier to be right than to be a slip for `meant`: people write it often, take it over from
 * English, or make it of two words.
 */
export function createPlausibility({
  language,
  ranks,
  isEnglish,
  isOwn,
}: Language): (word: string, meant: string) => boolean {
  const isCommon = (word: string): boolean =>
    isEnglish(word) || ((ranks.get(word) ?? 0) >= COMMON && isOwn(word));
  return (word, meant) => {
    const [own, other] = [ranks.get(word) ?? 0, ranks.get(meant) ?? 0];
    const hasOtherLetters = withoutAccents(word) !== withoutAccents(meant);
    if (own >= FREQUENT && other < own + MUCH_RARER && hasOtherLetters) return true;
    if (other < FREQUENT && isCognate(word, language, isEnglish)) return true;
    return other < COMMON && isCommonCompound(word, language, isCommon);
  };
}

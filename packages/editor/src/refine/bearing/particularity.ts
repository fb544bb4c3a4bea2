import { readWordRanks } from '../../correct/spelling/word-ranks.ts';
import { onceALanguage } from '../../once-a-language.ts';

const MOST = 16;
const ranksOf = onceALanguage(readWordRanks);

/**
 * How much a word says of a subject: 0 for the most frequent word of English or of the given language, one more for each
 * halving of its frequency, 16 for a word of no list.
 *
 * @param language BCP 47 primary subtag
 */
export function particularity(word: string, language: string): number {
  const frequent = Math.max(ranksOf('en').get(word) ?? 0, ranksOf(language).get(word) ?? 0);
  return Math.max(0, MOST - frequent);
}

import { upperFirst } from '../../first-letter.ts';
import { editCost } from './edit-cost.ts';
import type { EnglishWords } from './english-words.ts';
import { isPersonName } from './person-names.ts';

/** What is in no list of general English is a name or a term, seldom meant. */
const NAME_COST = 0.4;

/** What no list has and only looks like a word, by its endings or its parts, is meant more seldom still. */
const MADE_COST = 0.7;

/** Furthest that such a word may be, and how much further for each letter beyond the eleventh. */
const FURTHEST_MADE = 0.85;
const LONG_MADE = 11;
const MADE_FURTHER_A_LETTER = 0.3;

/** What hardly anybody writes is meant about as seldom as a term. */
const RARE_COST = 0.2;

/** Band of the words that few know. */
export const RARE = 2;

/** Furthest that a name may be. */
const FURTHEST_NAME = 0.6;

/** Likelihood of the words that are meant now and then. */
const LIKELY = 1.5;

/** Furthest that rarer words of up to nine letters may be, and how much further for each letter more. */
const FURTHEST_SELDOM = 0.85;
const LONG_SELDOM = 9;
const FURTHER_A_LETTER = 0.15;

/** Whether hardly anybody writes the word. */
export function isSeldom(word: string, words: EnglishWords): boolean {
  return words.frequency(word) <= RARE && words.likelihood(word) < LIKELY;
}

/** Furthest that `word` may be to be meant: what is seldom written is so only where little is amiss. */
export function furthestOf(written: string, word: string, words: EnglishWords): number {
  if (isOnlyName(word, words)) return FURTHEST_NAME;
  if (!isSeldom(word, words)) return Infinity;
  return FURTHEST_SELDOM + Math.max(0, written.length - LONG_SELDOM) * FURTHER_A_LETTER;
}

/**
 * Whether the word is in lists of what people write and in no dictionary, or a person's name: who writes of somebody knows
 * the name, so that no more than a swap or a doubling is amiss.
 */
function isOnlyName(word: string, words: EnglishWords): boolean {
  if (words.frequency(word) > 0 || words.knows(word)) return false;
  const name = upperFirst(word);
  return isPersonName(name) || (words.isCommon(word) && !words.lists(name) && !words.isDerived(word));
}

/** What a word costs beyond what is amiss in it, for being written seldom. */
export function costOfRarity(word: string, words: EnglishWords): number {
  const frequency = words.frequency(word);
  if (frequency > 0) return frequency <= RARE ? RARE_COST : 0;
  return isMade(word, words) ? MADE_COST : NAME_COST;
}

/** Whether no list has the word, which only looks like one. */
function isMade(word: string, words: EnglishWords): boolean {
  return !words.isGeneral(word) && !words.isTerm(word);
}

/** Whether a word that only looks like one is near enough to have been meant; any other is. */
export function isNear(written: string, word: string, words: EnglishWords): boolean {
  if (!isMade(word, words)) return true;
  const more = Math.max(0, written.length - LONG_MADE) * MADE_FURTHER_A_LETTER;
  return editCost(written, word) <= FURTHEST_MADE + more;
}

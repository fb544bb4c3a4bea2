import { editCost } from './edit-cost.ts';
import { type EnglishWords, englishWords } from './english-words.ts';
import { knownMisspelling } from './known-misspellings.ts';
import { MISSPELLINGS } from './misspellings.ts';
import { oneEditAway } from './one-edit.ts';
import { matchCase, type Strictness, type Suggestion, standout } from './suggestion.ts';

const LETTERS = "etaoinshrdlcumwfgypbvkjxqz'";

/** How much a doubling of the likelihood weighs against edit cost. */
const LIKELIHOOD_WEIGHT = 0.05;

/** Where two spellings of one word are as near, the one that more people write is meant. */
const BRITISH_COST = 0.15;

/** What is in no list of general English is a name or a term, seldom meant. */
const NAME_COST = 0.2;

/** Words this short are so near to one another that only known misspellings are corrected. */
const SHORTEST = 4;

/** Words this long may be two mistakes away from what was meant. */
const LONG = 6;

/** How much further a letter beyond the seventh lets the meant word be, and how much further at most. */
const FURTHER_A_LETTER = 0.15;
const MOST_FURTHER = 0.75;

const remembered = new Map<string, Suggestion | null>();
const MOST_REMEMBERED = 5_000;

/**
 * What an English word was meant to be; null where it is right or nothing is certain enough.
 * Answers are remembered, at most 5,000 of them.
 */
export function correctEnglishWord(word: string, strictness: Strictness): Suggestion | null {
  const key = `${strictness.margin} ${word}`;
  const before = remembered.get(key);
  if (before !== undefined) return before;
  const found = find(word, strictness);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** Whether our own list has the misspelling: no name is spelt so. */
export function isOwnMisspelling(word: string): boolean {
  return Object.hasOwn(MISSPELLINGS, word.toLowerCase());
}

function find(word: string, strictness: Strictness): Suggestion | null {
  const words = englishWords();
  const small = word.toLowerCase().replaceAll('’', "'");
  const own = Object.hasOwn(MISSPELLINGS, small) ? MISSPELLINGS[small] : undefined;
  if (own !== undefined) return { word: matchCase(own, word), certain: true };
  if (words.lists(small)) return null;
  const listed = knownMisspelling(small);
  // "begining" looks like an inflection, "begin" and "ing", but the lists know better
  const inflected = words.knows(small);
  if (listed !== undefined && !(inflected && listed.length > 1)) {
    const meant = listed.length === 1 ? listed[0] : standout(rank(small, listed, words), strictness);
    if (meant !== undefined && meant !== null)
      return { word: matchCase(meant, word), certain: listed.length === 1 };
  }
  if (inflected || small.length < SHORTEST || (strictness.trusting && words.isCommon(small))) return null;
  const reach = reachOf(small, strictness);
  const candidates = candidatesOf(small, words, reach);
  const meant = standout(rank(small, candidates, words), reach);
  return meant === null ? null : { word: matchCase(meant, word), certain: false };
}

/** The longer a word, the fewer others are near, and the further the one that was meant may be. */
function reachOf(word: string, { furthest, ...rest }: Strictness): Strictness {
  const more = Math.min(MOST_FURTHER, Math.max(0, (word.length - LONG - 1) * FURTHER_A_LETTER));
  return { furthest: furthest + more, ...rest };
}

function rank(written: string, candidates: readonly string[], words: EnglishWords) {
  return candidates.map((word) => {
    const cost = editCost(written, word);
    const region = words.dialect(word) > 0 ? BRITISH_COST : 0;
    const name = words.frequency(word) > 0 ? 0 : NAME_COST;
    return { word, cost, score: cost + region + name - words.likelihood(word) * LIKELIHOOD_WEIGHT };
  });
}

/** What may have been meant: words one slip away, where there are none rare ones, and then words further off. */
function candidatesOf(written: string, words: EnglishWords, strictness: Strictness): string[] {
  const near = [...new Set(oneEditAway(written, LETTERS))];
  const listed = near.filter((word) => words.frequency(word) > 0);
  if (listed.length > 0 || written.length < LONG) return listed;
  const rare = near.filter((word) => (words.isGeneral(word) || words.isTerm(word)) && !word.endsWith("'s"));
  return rare.length > 0 ? rare : words.distant.near(written, strictness.furthest);
}

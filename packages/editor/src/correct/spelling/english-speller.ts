import { editCost } from './edit-cost.ts';
import { type EnglishWords, englishWords } from './english-words.ts';
import { knownMisspelling } from './known-misspellings.ts';
import { MISSPELLINGS } from './misspellings.ts';
import { oneEditAway } from './one-edit.ts';
import { matchCase, type Strictness, type Suggestion, standout } from './suggestion.ts';

const LETTERS = "etaoinshrdlcumwfgypbvkjxqz'";

/** How much one band of frequency weighs against edit cost. */
const FREQUENCY_WEIGHT = 0.16;

/** Words this short are so near to one another that only known misspellings are corrected. */
const SHORTEST = 4;

/** Words this long may be two mistakes away from what was meant. */
const LONG = 6;

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
  if (inflected || small.length < SHORTEST) return null;
  const near = [...new Set(oneEditAway(small, LETTERS))].filter(
    (candidate) => words.frequency(candidate) > 0,
  );
  const candidates = near.length > 0 || small.length < LONG ? near : twoEditsAway(small, words, strictness);
  const meant = standout(rank(small, candidates, words), strictness);
  return meant === null ? null : { word: matchCase(meant, word), certain: false };
}

function rank(written: string, candidates: readonly string[], words: EnglishWords) {
  return candidates.map((word) => {
    const cost = editCost(written, word);
    return { word, cost, score: cost - words.frequency(word) * FREQUENCY_WEIGHT };
  });
}

/** Frequent words of the same first letter and about the same length within reach. */
function twoEditsAway(written: string, words: EnglishWords, strictness: Strictness): string[] {
  const found: string[] = [];
  for (let length = written.length - 2; length <= written.length + 2; length += 1) {
    for (const word of words.frequent.get(`${written[0]}${length}`) ?? []) {
      if (editCost(written, word, strictness.furthest) < Infinity) found.push(word);
    }
  }
  return found;
}

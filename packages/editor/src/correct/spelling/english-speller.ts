import { gerundOf, pastOf, possibleBases } from '../lexicon/inflection.ts';
import { editCost } from './edit-cost.ts';
import { type EnglishWords, englishWords } from './english-words.ts';
import { knownMisspelling } from './known-misspellings.ts';
import { MISSPELLINGS } from './misspellings.ts';
import { byMisspeltStem } from './misspelt-stems.ts';
import { oneEditAway } from './one-edit.ts';
import { costOfRarity, furthestOf, isNear, isSeldom, RARE } from './rarity.ts';
import { matchCase, type Strictness, type Suggestion, standout } from './suggestion.ts';

const LETTERS = "etaoinshrdlcumwfgypbvkjxqz'";

/** How much a doubling of the likelihood weighs against edit cost. */
const LIKELIHOOD_WEIGHT = 0.07;

/** Where two spellings of one word are as near, the one that more people write is meant. */
const BRITISH_COST = 0.15;

/** Words this short are so near to one another that only known misspellings are corrected. */
const SHORTEST = 4;

/** Words this long may be two mistakes away from what was meant. */
const LONG = 6;

/** Unknown words up to so long are names and short forms of a trade more often than slips, unless a slip is a likely one. */
const SHORT = 5;
const FURTHEST_SHORT = 0.95;

/** How much further a letter beyond the seventh lets the meant word be, and how much further at most. */
const FURTHER_A_LETTER = 0.15;
const MOST_FURTHER = 0.75;

/** Band from which on many know a word. */
const EDUCATED = 5;

/** Band of the most frequent words. */
const MOST_FREQUENT = 8;

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
  const listed = knownMisspelling(small);
  if (words.lists(small)) {
    const [meant, ...others] = isRare(small, words) ? (listed ?? []) : [];
    return meant !== undefined && others.length === 0 && words.frequency(meant) >= EDUCATED
      ? { word: matchCase(meant, word), certain: true }
      : null;
  }
  // "begining" looks like an inflection, "begin" and "ing", but the lists know better; nothing ends in three "s"
  const inflected = words.knows(small) && !TRIPLED.test(small);
  const plural = properPlural(small, words);
  if (plural !== null) return { word: matchCase(plural, word), certain: false };
  if (listed !== undefined) {
    const sure = inflected ? { ...strictness, margin: SURE_MARGIN } : strictness;
    const meant = listed.length === 1 ? listed[0] : standout(rank(small, listed, words), sure);
    if (meant !== undefined && meant !== null)
      return { word: matchCase(meant, word), certain: listed.length === 1 };
  }
  if (inflected || small.length < SHORTEST || words.isSurelyDerived(small)) return null;
  if (isMadeOfKnown(small, words)) return null;
  if (areDeeds(small, words)) return null;
  if (strictness.trusting && (words.isCommon(small) || isCompound(small, words))) return null;
  const sibling = byMisspeltStem(small, (outcome) => words.knows(outcome) || words.isDerived(outcome));
  if (sibling !== null) return { word: matchCase(sibling, word), certain: false };
  const apart = runIn(small, words);
  if (apart !== null) return { word: matchCase(apart, word), certain: false };
  const meant = nearest(small, reachOf(small, strictness), words);
  if (
    meant === null ||
    keepsParticle(small, meant, words) ||
    isOnlyMade(meant, small, words, strictness.joining)
  )
    return null;
  const isSeldomMeant = words.frequency(meant) < EDUCATED || words.likelihood(meant) <= SOMETIMES_MEANT;
  const isOwnCompound =
    strictness.trusting && words.isCompound(small) && editCost(small, meant) >= NO_LIKELY_SLIP;
  if (isSeldomMeant && (isInflection(small) || isOwnCompound)) return null;
  return { word: matchCase(meant, word), certain: false };
}

/** "Bakeshedding", "coinformant": what no list has is as unknown as what is written, be it made of known words; but "missclassifies" has a letter too many. */
function isOnlyMade(word: string, written: string, words: EnglishWords, isJoining: boolean): boolean {
  if (words.frequency(word) > 0 || words.isGeneral(word) || words.isTerm(word)) return false;
  return words.isCompound(word) ? !isJoining : word.length > written.length;
}

/** From such a cost on a slip is no likely one: "skillsets" is a word of its own, and no "skillets". */
const NO_LIKELY_SLIP = 0.85;

/** Doublings of the likelihood from which on people write a word now and then. */
const SOMETIMES_MEANT = 1.5;

/** "rostered", as dictionaries have a verb without all of its forms. */
function isInflection(word: string): boolean {
  const [, stem = ''] = /^([a-z]{4,})(?:ed|ing)$/.exec(word) ?? [];
  return possibleBases(stem).some(
    (base) => [pastOf(base), gerundOf(base)].includes(word) && englishWords().frequency(base) >= EDUCATED,
  );
}

/** "cardinalities", "specced": what lists lack of words that they know. */
function isMadeOfKnown(word: string, words: EnglishWords): boolean {
  const base = word.endsWith('ities') ? `${word.slice(0, -3)}y` : /^([a-z]{2,}c)c(?:ed|ing)$/.exec(word)?.[1];
  return base !== undefined && words.knows(base);
}

/** "milkings": several of what a known verb names by its "-ing". */
function areDeeds(word: string, words: EnglishWords): boolean {
  return /[a-z]{3}ings$/.test(word) && words.lists(word.slice(0, -1));
}

/** "uplink" is up and link, and no slip for "unlink"; "undersand" is one, for a word that begins as it does. */
function keepsParticle(written: string, meant: string, words: EnglishWords): boolean {
  const [, particle = '', rest = ''] = /^(up|down|over|under|back|cross)([a-z]{4,})$/.exec(written) ?? [];
  return particle !== '' && words.frequency(rest) >= EDUCATED && !meant.startsWith(particle);
}

/** The word that is as near as `reach` allows and stands out. */
function nearest(written: string, reach: Strictness, words: EnglishWords): string | null {
  const candidates = candidatesOf(written, words, reach).filter(
    (word) => editCost(written, word) <= furthestOf(written, word, words),
  );
  if (!words.isDerived(written)) return standout(rank(written, candidates, words), reach);
  const known = candidates.filter((word) => words.frequency(word) > 0);
  return standout(rank(written, known, words), { ...reach, furthest: FURTHEST_FROM_DERIVED });
}

/** A letter three times in a row, which no word has. */
const TRIPLED = /([a-z])\1\1/;

/** How much likelier what is meant must be where the word looks like an inflection of some term: "recods". */
const SURE_MARGIN = 0.3;

/** "querys" for "queries"; null where the word is none of these. */
function properPlural(word: string, words: EnglishWords): string | null {
  const stem = /^([a-z]{3,20}[^aeiou])ys$/.exec(word)?.[1];
  const plural = `${stem}ies`;
  return stem !== undefined && words.frequency(plural) >= RARE ? plural : null;
}

/** Furthest that a known word may be from one that looks like a compound: "aftermoon", "naturallist". */
const FURTHEST_FROM_COMPOUND = 0.9;

/** Furthest that a known word may be from one that looks as if it were made of another: "ingestor", "queriers". */
const FURTHEST_FROM_DERIVED = 0.7;

/** Whether the word is two well-known ones, and not a slip away from one that many know. */
function isCompound(word: string, words: EnglishWords): boolean {
  return (
    words.isCompound(word) &&
    !oneEditAway(word, LETTERS).some(
      (near) => words.frequency(near) >= EDUCATED && editCost(word, near) <= FURTHEST_FROM_COMPOUND,
    )
  );
}

/** Whether hardly anybody writes the word: "cerate" is one, but who writes it has meant "create". */
function isRare(word: string, words: EnglishWords): boolean {
  const frequency = words.frequency(word);
  return frequency > 0 && frequency <= RARE && !words.isCommon(word);
}

/** Short words that writers run into the next one, and how long that one is at least. */
const RUN_IN =
  /^(?:the|and|with|of|in|from|that|also|for)(?=[a-z]{4})|(?<=[a-z]{4}|and|for)(?:the|and|with|of)$/;

/** Two words without their space, one of them short: "inmany", "ofthe"; null where the other is not a very frequent one. */
function runIn(written: string, words: EnglishWords): string | null {
  const short = RUN_IN.exec(written);
  if (short === null) return null;
  const cut = short.index === 0 ? short[0].length : short.index;
  const parts = [written.slice(0, cut), written.slice(cut)];
  return parts.every((part) => words.frequency(part) === MOST_FREQUENT) ? parts.join(' ') : null;
}

/** The longer a word, the fewer others are near, and the further the one that was meant may be. */
function reachOf(word: string, { furthest, ...rest }: Strictness): Strictness {
  if (rest.trusting && word.length <= SHORT) return { furthest: FURTHEST_SHORT, ...rest };
  const more = Math.min(MOST_FURTHER, Math.max(0, (word.length - LONG - 1) * FURTHER_A_LETTER));
  return { furthest: furthest + more, ...rest };
}

function rank(written: string, candidates: readonly string[], words: EnglishWords) {
  return candidates.map((word) => {
    const cost = editCost(written, word);
    const region = words.dialect(word) > 0 ? BRITISH_COST : 0;
    return {
      word,
      cost,
      score: cost + region + costOfRarity(word, words) - words.likelihood(word) * LIKELIHOOD_WEIGHT,
    };
  });
}

/** What may have been meant: words one slip away, where there are none rare ones, and then words further off. */
function candidatesOf(written: string, words: EnglishWords, strictness: Strictness): string[] {
  const near = [...new Set(oneEditAway(written, LETTERS))];
  const listed = near.filter((word) => words.frequency(word) > 0);
  if (written.length < LONG) return listed;
  const rare = near.filter(
    (word) =>
      words.frequency(word) === 0 &&
      (words.isGeneral(word) || words.isTerm(word) || words.isDerived(word)) &&
      !word.endsWith("'s"),
  );
  const found = [...listed, ...rare].filter((word) => isNear(written, word, words));
  const distant = () => words.distant.near(written, strictness.furthest).filter((word) => word !== written);
  // what is near but seldom written may be less likely than a frequent word further off: "proffeser" is no "professer"
  if (found.length > 0)
    return found.some((word) => !isSeldom(word, words)) ? found : [...found, ...distant()];
  if (isCompound(written, words)) return [];
  return [
    // what has a compound as its plural is one itself
    ...near.filter(
      (word) => words.isCompound(word) && word !== `${written}s` && isNear(written, word, words),
    ),
    ...distant(),
  ];
}

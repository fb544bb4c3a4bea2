import { contentWords, within } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';

/** The words of one of several texts that a description may point to. */
export interface Held {
  readonly title: readonly string[];
  readonly all: readonly string[];
}

/**
 * The one text that the words of a description point to: each word to those that hold it, in their titles where any does. Up to a
 * third of the words may stand nowhere, but no name.
 */
export function onlyHolder(
  description: string,
  held: readonly Held[],
  where: 'title' | 'all',
): number | null {
  const tokens = description.split(/[\s/]+/u).filter((token) => contentWords(token).length > 0);
  if (tokens.length === 0) return null;
  let left = [...held.keys()];
  let unknown = 0;
  for (const [at, token] of tokens.entries()) {
    const parts = contentWords(token);
    const inTitle = holders(parts, held, 'title');
    const found = inTitle.length > 0 ? inTitle : where === 'all' ? holders(parts, held, 'all') : [];
    if (found.length === 0) {
      if (where === 'title' || (at > 0 && /^\p{Lu}\p{Ll}/u.test(token)) || /\d/u.test(token)) return null;
      unknown += 1;
    } else {
      const both = left.filter((one) => found.includes(one));
      // what one title holds may stand in the text of another
      const wide = both.length > 0 ? both : left.filter((one) => holders(parts, held, 'all').includes(one));
      if (wide.length === 0) return null;
      left = wide;
    }
  }
  return left.length === 1 && unknown * 3 <= tokens.length ? (left[0] ?? null) : null;
}

/** The texts that hold one of the words: the very word where any does, else a form of it or another word for it. */
function holders(parts: readonly string[], held: readonly Held[], where: keyof Held): number[] {
  const those = (isSame: (part: string, word: string) => boolean) =>
    [...held.keys()].filter((at) =>
      parts.some((part) => held[at]?.[where].some((word) => isSame(part, word))),
    );
  const exact = those((part, word) => part === word);
  return exact.length > 0 ? exact : those(areAlike);
}

/** Endings that make a noun of a verb, and those of verbs, in the languages served. */
const ending = /(?:ations?|itions?|tions?|ements?|ments?|ieren|iert|ung(?:en)?|age|ados?|ar|er|ir|re|en)$/u;
const STEM = 4;
const LONG = 6;

/** Whether two stemmed words are forms of one, or one is the other with a letter wrong. */
export function areAlike(left: string, right: string): boolean {
  if (areKin(left, right)) return true;
  const [one, other] = [left.replace(ending, ''), right.replace(ending, '')];
  if (one === other && one.length >= STEM) return true;
  return left.length >= LONG && right.length >= LONG && !/\d/u.test(left) && within(left, right, 1);
}

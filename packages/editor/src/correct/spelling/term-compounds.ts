import { upperFirst } from '../../first-letter.ts';
import { BORROWED_NOUNS } from '../lexicon/borrowed-nouns.ts';

/** Languages that write a noun and what it is for as one word. */
const JOINING: ReadonlySet<string> = new Set(['de', 'nl']);

const SHORTEST_OWN_PART = 4;

const NOUNS: ReadonlySet<string> = new Set([...BORROWED_NOUNS, 'tool', 'app', 'web', 'tag', 'host', 'batch']);

/** Whether a word of `language`, in small letters, joins an English noun of the trade to a word that `knows` knows ("logregel"). */
export function isTermCompound(word: string, language: string, knows: (word: string) => boolean): boolean {
  if (!JOINING.has(language)) return false;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (NOUNS.has(first) && isOwn(second, knows)) return true;
    if (
      NOUNS.has(second) &&
      (isOwn(first, knows) || (first.endsWith('s') && isOwn(first.slice(0, -1), knows)))
    )
      return true;
  }
  return false;
}

/**
 * Whether a word of `language`, in small letters, is two that people write often, as dictionaries let them join only where they list how:
 * "ganzzahl".
 */
export function isCommonCompound(
  word: string,
  language: string,
  isCommon: (word: string) => boolean,
): boolean {
  if (!JOINING.has(language)) return false;
  for (let at = SHORTEST_OWN_PART; at <= word.length - SHORTEST_OWN_PART; at += 1) {
    const first = word.slice(0, at);
    if (!isCommon(word.slice(at))) continue;
    if (isCommon(first) || (LINKED.test(first) && isCommon(first.slice(0, -1)))) return true;
  }
  return false;
}

/** What a compound joins with an "s": "ontwikkelaarskandidaten". */
const LINKED = /\p{L}{4}s$/u;

/** German knows its nouns with a capital only. */
function isOwn(part: string, knows: (word: string) => boolean): boolean {
  if (NOUNS.has(part)) return true;
  return part.length >= SHORTEST_OWN_PART && (knows(part) || knows(upperFirst(part)));
}

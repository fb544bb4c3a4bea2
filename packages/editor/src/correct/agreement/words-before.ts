import { englishWords } from '../spelling/english-words.ts';
import { WORD_OR_MARK } from '../word-or-mark.ts';

const REACH = 160;

/** Stands for words that are not seen: what follows may be the rest of anything. */
const UNSEEN = '…';

/** The words and marks of a sentence before a place of its prose; the first in small letters, since its capital tells nothing. */
export function wordsBefore(prose: string, from: number): string[] {
  const near = prose.slice(Math.max(0, from - REACH), from);
  const begin = lastEnd(near);
  const words = near.slice(begin).match(WORD_OR_MARK) ?? [];
  if (begin === 0 && from > REACH) return [UNSEEN, ...words.slice(1)];
  // a line that goes on with the sentence of the line before
  const isGoingOn =
    /[\p{L},]\n+$/u.test(near.slice(0, begin)) && /^\p{Ll}/u.test(prose.slice(begin + from - near.length));
  return isGoingOn ? [UNSEEN, ...words] : words.map((word, at) => (at === 0 ? opening(word) : word));
}

/** A word that opens a sentence: its capital tells nothing where dictionaries have the word. */
export function opening(word: string): string {
  const small = word.toLowerCase();
  return englishWords().isGeneral(small) || /^.$/u.test(word) ? small : word;
}

/** Where the last sentence begins that has not ended. */
function lastEnd(near: string): number {
  let end = 0;
  for (const { index, 0: mark } of near.matchAll(/[.!?]["')\]]{0,2}\s+|\n\n/g)) end = index + mark.length;
  return end;
}

import type { Tokens } from './tokens.ts';
import { FIRST_FREQUENT, FIRST_SHAPE } from './word-classes.ts';

/** Sentences of fewer words tell too little. */
const SHORTEST_SENTENCE = 4;
const SHORTEST_UNMARKED = 6;
const LEAST_FREQUENT = 0.4;

/**
 * Whether a sentence that begins at a token is one, and no title, label or note, where words are left out that a sentence
 * has: it ends in its mark, or is as long and has as many of the most frequent words as speech.
 */
export function isWholeSentence({ words, classes }: Tokens, from: number): boolean {
  let at = from;
  let count = 0;
  let frequent = 0;
  for (; at < words.length && words[at] !== ''; at += 1) {
    if (!/^\p{L}/u.test(words[at] ?? '')) continue;
    count += 1;
    if ((classes[at] ?? 0) >= FIRST_FREQUENT && (classes[at] ?? 0) < FIRST_SHAPE) frequent += 1;
  }
  const isMarked = /^[.!?]$/.test(words[at - 1] ?? '') || /^[.!?]$/.test(words[at - 2] ?? '');
  return isMarked
    ? count >= SHORTEST_SENTENCE
    : count >= SHORTEST_UNMARKED && frequent >= LEAST_FREQUENT * count;
}

import { PLACEHOLDER } from '../projection.ts';
import { WORD_OR_MARK } from '../word-or-mark.ts';
import { hashOf } from './hash.ts';
import type { WordClasses } from './word-classes.ts';

/** Stands before, between and behind sentences. */
export const BOUNDARY = 0;

/** The words and marks of prose, with a boundary before and behind each sentence. */
export interface Tokens {
  /** As they are written; boundaries are empty. */
  readonly texts: readonly string[];
  /** In small letters. */
  readonly words: readonly string[];
  readonly hashes: readonly number[];
  readonly classes: readonly number[];
  /** Offsets in the prose. */
  readonly starts: readonly number[];
}

const NUMBER = hashOf('0');

/** Splits prose of one paragraph. */
export function tokensOf(prose: string, classes: WordClasses): Tokens {
  const all = {
    texts: [] as string[],
    words: [] as string[],
    hashes: [] as number[],
    classes: [] as number[],
    starts: [] as number[],
  };
  const push = (text: string, word: string, hash: number, wordClass: number, start: number): void => {
    all.texts.push(text);
    all.words.push(word);
    all.hashes.push(hash);
    all.classes.push(wordClass);
    all.starts.push(start);
  };
  push('', '', BOUNDARY, BOUNDARY, 0);
  for (const match of prose.matchAll(WORD_OR_MARK)) {
    const [text] = match;
    const opens = all.hashes.at(-1) === BOUNDARY;
    const word = text === PLACEHOLDER ? text : text.toLowerCase().replaceAll('’', "'");
    const hash = /^\d/.test(text) ? NUMBER : hashOf(word);
    push(text, word, hash, classes.classOf(text, hash, opens), match.index);
    if (endsSentence(prose, match.index, text)) push('', '', BOUNDARY, BOUNDARY, match.index + text.length);
  }
  if (all.hashes.at(-1) !== BOUNDARY) push('', '', BOUNDARY, BOUNDARY, prose.length);
  return all;
}

function endsSentence(prose: string, at: number, text: string): boolean {
  if (!/^[.!?]$/.test(text)) return false;
  if (/(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|\p{Lu}|z\.B|p\.ex)$/iu.test(prose.slice(Math.max(0, at - 6), at)))
    return false;
  return /^["')\]]{0,2}(?:\s+["'([]?[\p{Lu}\d]|\s*$)/u.test(prose.slice(at + 1, at + 8));
}

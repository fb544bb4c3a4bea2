import { parse } from '../../syntax/parse.ts';
import type { Word } from '../../syntax/tree.ts';

/** A place between two words of a sentence. */
interface Gap {
  /** The place of the word behind it among `words`. */
  readonly at: number;
  readonly hasComma: boolean;
}

/** The words of a sentence, marks among them, and its gaps. */
export interface Gapped {
  readonly words: readonly Word[];
  readonly gaps: readonly Gap[];
}

/** The gaps of an English sentence in which no mark or only a comma stands; null where the sentence is too long to be read. */
export function gapsOf(sentence: string): Gapped | null {
  const words = parse(sentence)?.words;
  if (words === undefined) return null;
  const gaps = words.flatMap((word, at) => {
    if (at === 0 || !/^[\p{L}\p{N}]/u.test(word.text)) return [];
    const before = words[at - 1];
    if (before?.text === ',') return at > 1 && word.start > before.end ? [{ at, hasComma: true }] : [];
    return sentence.slice(before?.end, word.start) === ' ' ? [{ at, hasComma: false }] : [];
  });
  return { words, gaps };
}

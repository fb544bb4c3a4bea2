import { parse } from '../../syntax/parse.ts';
import type { Word } from '../../syntax/tree.ts';

/** A place between two words of a sentence. */
export interface Gap {
  /** The place of the word behind it among `words`. */
  readonly at: number;
  readonly hasComma: boolean;
  /** Offsets in the sentence, from the end of the word before it to the word behind it. */
  readonly from: number;
  readonly to: number;
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
    const before = words[at - 1];
    if (before === undefined || !/^[\p{L}\p{N}]/u.test(word.text)) return [];
    if (before.text !== ',')
      return sentence.slice(before.end, word.start) === ' '
        ? [{ at, hasComma: false, from: before.end, to: word.start }]
        : [];
    const ended = words[at - 2];
    return ended !== undefined && word.start > before.end
      ? [{ at, hasComma: true, from: ended.end, to: word.start }]
      : [];
  });
  return { words, gaps };
}

import { countFunctionWords } from '../read/language/function-words.ts';
import type { Source } from '../read/source.ts';
import type { Edit } from './edit.ts';

/** By how many function words another language is ahead at least, and how many times over, where a sentence is in that one. */
const AHEAD_BY = 3;
const TIMES_AHEAD = 2;

/**
 * The edits without those in sentences of another language than the text: a translation quotes messages and leaves paragraphs
 * as they were, and what is a mistake in one language is a word of the other.
 */
export function withoutOtherLanguages(source: Source, edits: readonly Edit[]): Edit[] {
  if (edits.length === 0) return [];
  const sentences = source.blocks.flatMap((block) => block.sentences);
  const judged = new Map<number, boolean>();
  const isOther = (at: number): boolean => {
    const known = judged.get(at);
    if (known !== undefined) return known;
    const answer = isInOtherLanguage(sentences[at]?.text ?? '', source.language);
    judged.set(at, answer);
    return answer;
  };
  let at = 0;
  return edits.filter((edit) => {
    while (at < sentences.length && (sentences[at]?.end ?? 0) <= edit.start) at += 1;
    return edit.start < (sentences[at]?.start ?? 0) || !isOther(at);
  });
}

/** Whether the words of a sentence show that it is in another language than `language`. */
export function isInOtherLanguage(sentence: string, language: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const counts = countFunctionWords(words);
  const own = counts.get(language) ?? 0;
  const most = Math.max(0, ...counts.values());
  return most >= own + AHEAD_BY && most >= TIMES_AHEAD * own;
}

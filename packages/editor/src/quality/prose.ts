import { contentWords } from '../document/content-words.ts';
import { keysIn } from '../document/keys.ts';
import { sentencesOf } from '../document/sentences.ts';
import type { Subject } from './rule.ts';

/** A sentence of running prose, as tone and audience rules judge it. */
export interface ProseSentence {
  readonly text: string;
  readonly words: number;
  /** Within a numbered list: a step. */
  readonly step: boolean;
}

/**
 * The sentences of a document's running prose. Headings, tables, quotations, requirement lines and scenarios are
 * left out: their wording is fixed at every tone.
 */
export function proseSentences(subject: Subject): ProseSentence[] {
  return subject.units
    .filter((unit) => (unit.kind === 'paragraph' || unit.kind === 'item') && keysIn(unit.text).length === 0)
    .flatMap((unit) =>
      sentencesOf(unit.prose).map((text) => ({ text, words: wordCount(text), step: unit.ordered })),
    )
    .filter((sentence) => contentWords(sentence.text).length > 0);
}

/** The mean number of words of sentences; 0 for none. */
export function meanWords(sentences: readonly ProseSentence[]): number {
  return sentences.length === 0
    ? 0
    : sentences.reduce((sum, sentence) => sum + sentence.words, 0) / sentences.length;
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

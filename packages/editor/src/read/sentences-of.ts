import { protect } from './protect.ts';
import { remembering } from './recent-texts.ts';
import { splitSentences } from './sentences.ts';
import type { Sentence } from './source.ts';

/** UTF-16 units of all texts that are remembered: the clauses of one message, each of which many readers part. */
const MOST_UNITS = 40_000;

/** The sentences of a text that is one block of prose. */
export const sentencesOf: (text: string) => readonly Sentence[] = remembering(MOST_UNITS, (text) =>
  splitSentences(text, { start: 0, end: text.length }, protect(text)),
);

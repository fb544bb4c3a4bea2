import { splitSentences } from '../read/sentences.ts';

/** The sentences of a stretch of plain prose, trimmed, empty ones left out. */
export function sentencesOf(prose: string): string[] {
  return splitSentences(prose, { start: 0, end: prose.length }, []).map((sentence) => sentence.text);
}

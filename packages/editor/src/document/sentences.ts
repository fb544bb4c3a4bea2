import { splitSentences } from '../read/sentences.ts';

/** Code and addresses, in which a mark ends no sentence: "`GET /books?query=`". */
const whole = /`[^`\n]{1,400}`|https?:\/\/[^\s)]{1,300}/gu;

/** The sentences of a stretch of plain prose, trimmed, empty ones left out. */
export function sentencesOf(prose: string): string[] {
  const spans = [...prose.matchAll(whole)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  return splitSentences(prose, { start: 0, end: prose.length }, spans).map((sentence) => sentence.text);
}

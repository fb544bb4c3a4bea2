import type { Sentence, Source, Span } from '../read/source.ts';

/** A sentence beyond this many UTF-16 units is taken in parts. */
const LONGEST_SENTENCE = 320;
/** A part has at least so many units, so that it says something. */
const SHORTEST_PART = 70;
/** Where a sentence has no clause to be cut at, a part ends with a word after so many units. */
const LONGEST_PART = 600;

/** Ends of clauses: a mark, or the space before a word that opens another clause. */
const CLAUSE_END =
  /[,;:](?=\s)|[，、；：]|\s[–—-](?=\s)|\n|\s(?=(?:and|but|so|then|also|because|while|und|aber|dann|weil|außerdem|et|mais|puis|donc|car|y|pero|luego|porque|e|mas|então|ma|poi|perché|en|maar|dus|omdat|i|ale|potem|więc)\s)/giu;

/** A sentence as it is, or a very long one, such as a transcript without marks, in parts that end where clauses do. */
export function partsOf(source: Source, sentence: Sentence): Span[] {
  if (sentence.end - sentence.start <= LONGEST_SENTENCE) return [sentence];
  const text = source.text.slice(sentence.start, sentence.end);
  const parts: Span[] = [];
  let from = 0;
  const take = (to: number) => {
    parts.push(trimmed(text, from, to, sentence.start));
    from = to;
  };
  for (const match of text.matchAll(CLAUSE_END)) {
    const end = match.index + match[0].length;
    if (end - from < SHORTEST_PART || text.length - end < SHORTEST_PART) continue;
    if (isProtected(source, sentence.start + end)) continue;
    while (end - from > LONGEST_PART) take(wordEnd(source, sentence, from));
    if (end - from >= SHORTEST_PART) take(end);
  }
  while (text.length - from > LONGEST_PART) take(wordEnd(source, sentence, from));
  take(text.length);
  return parts.filter(({ start, end }) => end > start);
}

/** The end of the last word within the longest part; where there is none, or only protected ones, the next one after. */
function wordEnd(source: Source, sentence: Span, from: number): number {
  const text = source.text.slice(sentence.start, sentence.end);
  const goal = from + LONGEST_PART;
  const isEnd = (at: number) => /\s/u.test(text[at] ?? '') && !isProtected(source, sentence.start + at);
  for (let at = goal; at > from + SHORTEST_PART; at -= 1) if (isEnd(at)) return at;
  for (let at = goal; at < text.length; at += 1) if (isEnd(at)) return at;
  return text.length;
}

function isProtected(source: Source, offset: number): boolean {
  return source.protectedSpans.some(({ start, end }) => start < offset && offset < end);
}

function trimmed(text: string, from: number, to: number, base: number): Span {
  const part = text.slice(from, to);
  const start = from + (part.length - part.trimStart().length);
  return { start: base + start, end: base + start + part.trim().length };
}

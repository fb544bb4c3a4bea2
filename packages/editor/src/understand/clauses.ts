import type { Source, Span } from '../read/source.ts';
import { maskSpan } from './mask.ts';

/** A semicolon, or a comma before a remark on how things are now: the ends of a thought of at least three words. */
const boundary =
  /;\s{1,3}|,\s{1,3}(?=(?:right now|rn|currently|at the moment|today|nobody wants|derzeit|aktuell|momentan|heute|actuellement|aujourd'hui|actualmente|hoy|ahora mismo)\s)/giu;

/** Splits a sentence into its thoughts; brackets and protected spans stay whole. */
export function clausesOf(source: Source, sentence: Span): Span[] {
  const raw = source.text.slice(sentence.start, sentence.end);
  if (!/[;,]/u.test(raw)) return [sentence];
  const masked = maskSpan(source, sentence);
  const cuts: number[] = [];
  for (const match of masked.text.matchAll(boundary)) {
    const before = masked.text.slice(0, match.index);
    const after = masked.text.slice(match.index + match[0].length);
    if (wordsIn(before) < 3 || wordsIn(after) < 3 || isInBrackets(before)) continue;
    const offset = unmaskedLength(before, masked.tokens);
    cuts.push(sentence.start + offset);
  }
  const spans: Span[] = [];
  let from = sentence.start;
  for (const cut of cuts) {
    spans.push({ start: from, end: cut });
    from = cut + 1;
    while (/\s/u.test(source.text[from] ?? '')) from += 1;
  }
  return [...spans, { start: from, end: sentence.end }].filter((span) => span.end > span.start);
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}

function isInBrackets(before: string): boolean {
  return before.split('(').length > before.split(')').length;
}

function unmaskedLength(before: string, tokens: readonly string[]): number {
  let used = 0;
  const lengths = before.replace(/\uE010[\uE100-\uF8FF]\uE011/gu, () =>
    ' '.repeat(tokens[used++]?.length ?? 0),
  );
  return lengths.length;
}

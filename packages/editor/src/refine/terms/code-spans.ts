import type { Span } from '../../read/source.ts';

const inline = /`[^`\n]+`/gu;

/** The code within the lines of a text: no sentence ends there. */
export function codeSpans(text: string): Span[] {
  return [...text.matchAll(inline)].map(({ 0: code, index }) => ({ start: index, end: index + code.length }));
}

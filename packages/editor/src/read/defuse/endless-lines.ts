import type { Hide } from './hide.ts';
import { linesOf } from './paragraph-runs.ts';

/** Lines in a row that a paragraph may have. */
const MOST = 400;

/** What is blank, indented, or may begin anything but a paragraph. */
const OTHER = /^(?:[ \t\r\n]|>|[*+-][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|```|~~~|[-*_=]{2}|\||<)/;

/**
 * A paragraph may leave out the marks of the list or quotation it is in, and for each such line the parser looks through all
 * that is open. Beyond what people write, the lines of a paragraph are one line.
 */
export function joinEndlessLines(text: string, hide: Hide): string {
  if (text.length <= 2 * MOST) return text;
  const lines = linesOf(text);
  if (lines.length <= MOST) return text;
  const isPlain = lines.map((line) => line !== '' && !OTHER.test(line));
  let from = 0;
  while (from < lines.length) {
    let to = from;
    while (to < lines.length && isPlain[to]) to += 1;
    // the end of the last one stays: what follows is no part of it
    if (to - from > MOST)
      for (let at = from; at < to - 1; at += 1) lines[at] = hideEnd(lines[at] ?? '', hide);
    from = to + 1;
  }
  return lines.join('');
}

function hideEnd(line: string, hide: Hide): string {
  return line.replace(/[\r\n]+$/, hide);
}

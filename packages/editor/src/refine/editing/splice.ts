/** A replacement of `[start, end)` of a text, in UTF-16 offsets. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Carries out replacements that do not overlap; everything between them stays byte for byte. */
export function splice(text: string, splices: readonly Splice[]): string {
  let result = '';
  let from = 0;
  for (const one of splices.toSorted((left, right) => left.start - right.start || left.end - right.end)) {
    if (one.start < from) continue;
    result += text.slice(from, one.start) + one.text;
    from = one.end;
  }
  return result + text.slice(from);
}

/** The start of the line an offset lies in. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of the line an offset lies in, its line break included. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Takes out the lines from `start` to `end`, and no others. */
export function wholeLines(text: string, start: number, end: number): Splice {
  return { start: lineStart(text, start), end: lineEnd(text, end), text: '' };
}

/** The line break a text uses. */
export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Takes out whole lines from `start` to `end`, with the blank lines after them, or before them at the end of the text. */
export function withoutLines(text: string, start: number, end: number): string {
  const from = lineStart(text, start);
  let to = end > start && text[end - 1] === '\n' ? end : lineEnd(text, end);
  const blank = /^[ \t]{0,200}\r?\n/u;
  const paragraphBefore =
    from === 0 || /\n[ \t]{0,200}\r?\n$/u.test(text.slice(Math.max(0, from - 210), from));
  while (paragraphBefore && blank.test(text.slice(to, to + 210))) to = lineEnd(text, to);
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (after.trim() !== '') return before + after;
  return before.trim() === '' ? '' : before.trimEnd() + (/\n$/u.test(text) ? lineBreakOf(text) : '');
}

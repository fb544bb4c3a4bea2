/**
 * A text that every later step can carry: lone surrogates, which have no UTF-8 form, and NUL, which PostgreSQL cannot
 * store, become U+FFFD, as CommonMark does with NUL. Each is one code unit, so offsets into the text stay right.
 */
export function wellFormed(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD');
}

import type { Hide } from './hide.ts';

/** Headings by underlining that a text may have. */
const MOST = 400;

const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/gm;

/** For each underlined heading the parser copies all it has found so far. */
export function hideManyUnderlines(text: string, hide: Hide): string {
  return (text.match(UNDERLINE)?.length ?? 0) > MOST ? text.replace(UNDERLINE, hide) : text;
}

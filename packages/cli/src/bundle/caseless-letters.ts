/** An escape, or a class: what may name all letters. */
const PART = /\\[pP]\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g;

/** Says that what it holds is matched as it is written. */
const AS_WRITTEN = '(?-i:';

/**
 * A pattern of the flags `iu` that matches the same and is compiled in less time: for each class the runtime looks up the other case of
 * all characters in it, a quarter of a millisecond for the 140,000 letters, although those are in it already. The one exception is
 * U+0345, a mark whose capital is the letter iota: it is no letter any more.
 */
export function withCaselessLetters(pattern: string): string {
  return pattern.replace(PART, (part) => (namesAllLetters(part) ? `${AS_WRITTEN}${part})` : part));
}

function namesAllLetters(part: string): boolean {
  return part.startsWith('[') ? part.includes('\\p{L}') : /^\\[pP]\{L\}$/.test(part);
}

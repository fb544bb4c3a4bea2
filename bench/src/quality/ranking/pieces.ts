/** Characters of a piece at most, as the contract has it. */
const LONGEST = 8_192;

/** A text cut at ends of lines, each piece as long as it may be. An empty text has none. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const full = Math.min(at + LONGEST, text.length);
    const line = full < text.length ? text.lastIndexOf('\n', full - 1) + 1 : full;
    const end = line > at ? line : full;
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

/** UTF-16 units of a piece at most: a few lines, which a page can draw at once. */
const LONGEST = 320;
/** What looks better whole than cut: a line, else a word. */
const CUTS = ['\n', ' '] as const;

/** A finished text in pieces that read well one after the other; joined they are the text. */
export function* piecesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = endOfPiece(text, start);
    yield text.slice(start, end);
    start = end;
  }
}

function endOfPiece(text: string, start: number): number {
  const limit = start + LONGEST;
  if (limit >= text.length) return text.length;
  for (const cut of CUTS) {
    const at = text.lastIndexOf(cut, limit - 1);
    if (at >= start) return at + 1;
  }
  // Never between the two halves of a character.
  const unit = text.charCodeAt(limit - 1);
  return unit >= 0xd800 && unit <= 0xdbff ? limit - 1 : limit;
}

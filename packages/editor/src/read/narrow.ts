const WIDE = /[^\0-\u00ff]/;

/**
 * The same text, in one byte a character where all of it fits: the runtime keeps what was made of a text as wide as that text was, which a
 * single dash or mark of ours makes two bytes wide, and compiles each pattern a second time for what is matched in two bytes.
 */
export function narrow(text: string): string {
  return WIDE.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}

let last = '';
let lastIsWide = false;

/** The same for a piece of a text; many pieces are cut off one text. */
export function narrowPiece(piece: string, text: string): string {
  if (text !== last) {
    last = text;
    lastIsWide = WIDE.test(text);
  }
  return lastIsWide ? narrow(piece) : piece;
}

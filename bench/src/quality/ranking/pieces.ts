import { definedNames } from '@faircopy/service/context/defined-names';

/** Characters of a piece and of a name at most, as the contract has it. */
const LONGEST = 8_192;
const LONGEST_NAME = 200;

/** A text cut at ends of lines, each piece as long as it may be. An empty text has none. */
function piecesOf(text: string): string[] {
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

/** How files come as pieces. */
export type Cut = (text: string) => readonly Piece[];

export interface Piece {
  readonly content: string;
  readonly symbols?: string[];
}

/** The beginning of a file as its one piece, with the names that all of it defines. */
export const beginnings: Cut = (text) =>
  text === ''
    ? []
    : [
        {
          content: text.slice(0, LONGEST),
          symbols: definedNames(text).filter((name) => name.length <= LONGEST_NAME),
        },
      ];

/** All of a file in full pieces, without names. */
export const fullPieces: Cut = (text) => piecesOf(text).map((content) => ({ content }));

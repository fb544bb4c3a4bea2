import { definedNames } from '@faircopy/service/context/defined-names';

/** Characters of a piece and of a name at most, as the contract has it. */
const LONGEST = 8_192;
const LONGEST_NAME = 200;

export interface Piece {
  readonly content: string;
  readonly symbols: string[];
}

/** The beginning of a file, with the names that all of it defines; null for an empty one. */
export function pieceOf(text: string): Piece | null {
  if (text === '') return null;
  const symbols = definedNames(text).filter((name) => name.length <= LONGEST_NAME);
  return { content: text.slice(0, LONGEST), symbols };
}

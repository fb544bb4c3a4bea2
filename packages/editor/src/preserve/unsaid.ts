import { contentWords } from '../document/content-words.ts';
import type { Says } from './near-words.ts';

/** Fewer words may be others for what the source says. */
const FEWEST = 4;
const BETWEEN = /(?<=[.!?…:])\s+|(?<=[。！？：])/u;

/** The sentences of a line; what stands before a colon is one, too, since a chat announces a text so. */
export function piecesOf(line = ''): string[] {
  return line.split(BETWEEN).filter((piece) => /\p{L}/u.test(piece));
}

/** Whether a piece says much and has no word of the source: nobody speaks of a text for so long without one. */
export function isUnsaid(piece: string, isOwned: Says): boolean {
  const words = contentWords(piece);
  return words.length >= FEWEST && !words.some(isOwned);
}

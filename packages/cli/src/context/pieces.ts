import { type ContextChunk, LIMITS } from '@faircopy/contract';
import type { Definition } from './symbols.ts';

/** As long as a piece becomes before it ends at the next definition or blank line. */
const COMFORTABLE = 2_000;
/** Pieces of a file are whole lines, unless one line is longer than a piece may be. Lengths are UTF-16 units. */
const LONGEST = 6_000;

interface Piece {
  readonly firstLine: number;
  readonly lines: string[];
}

/**
 * Cuts a file into pieces of whole lines that together are the file. A piece ends before a definition or after a blank
 * line where it can, and carries the names it defines.
 */
export function piecesOf(path: string, text: string, definitions: readonly Definition[]): ContextChunk[] {
  const starts = new Set(definitions.map(({ line }) => line));
  const pieces: Piece[] = [];
  let piece: Piece = { firstLine: 0, lines: [] };
  let length = 0;
  for (const [index, line] of linesOf(text)) {
    const isGoodEnd = starts.has(index) || piece.lines.at(-1)?.trim() === '';
    if (length + line.length > LONGEST || (length > COMFORTABLE && isGoodEnd)) {
      pieces.push(piece);
      piece = { firstLine: index, lines: [] };
      length = 0;
    }
    piece.lines.push(line);
    length += line.length;
  }
  pieces.push(piece);
  return pieces
    .filter(({ lines }) => lines.some((line) => line.trim() !== ''))
    .map((own, index, all) => {
      const end = all[index + 1]?.firstLine ?? Number.POSITIVE_INFINITY;
      const names = definitions
        .filter(({ line }) => line >= own.firstLine && line < end)
        .map(({ name }) => name);
      return { path, content: own.lines.join(''), symbols: symbolsOf(names) };
    });
}

/** Lines with their ends; one that is longer than a piece may be comes in parts, all under its number. */
function* linesOf(text: string): Generator<[index: number, line: string]> {
  for (const [index, line] of text.split(/(?<=\n)/).entries()) {
    if (line.length <= LONGEST) yield [index, line];
    else for (const part of partsOf(line)) yield [index, part];
  }
}

function* partsOf(line: string): Generator<string> {
  for (let at = 0; at < line.length; ) {
    let end = Math.min(line.length, at + LONGEST);
    // A character of two units is not cut in halves.
    if (end < line.length && /[\uDC00-\uDFFF]/.test(line.charAt(end))) end -= 1;
    yield line.slice(at, end);
    at = end;
  }
}

function symbolsOf(names: readonly string[]): string[] {
  const { chunkSymbols, symbol } = LIMITS;
  return [...new Set(names)].filter((name) => name.length <= symbol.maximum).slice(0, chunkSymbols.maximum);
}

import type { ContextChunk } from '@faircopy/contract';
import { rankChunks, rankForRoom } from '@faircopy/service/context';
import { holdsSecrets } from '@faircopy/service/secret-files';
import { piecesOf } from './pieces.ts';
import type { SymbolFinder } from './symbols.ts';
import type { TextFile } from './text-files.ts';

/** Files whose pieces are looked at, for each piece that is wanted: most files have few that matter. */
const FILES_PER_PIECE = 0.5;
const FEWEST_FILES = 30;

export interface ChosenPieces {
  /** The best first. */
  readonly pieces: ContextChunk[];
  /** Whether any has to do with the query. */
  readonly speaksOfIt: boolean;
}

/**
 * The pieces of a project that have most to do with a query, by the ranking that the service has.
 *
 * Files are ranked as a whole, and only the best are parsed and cut up.
 *
 * @param most how many pieces, at most
 */
export async function choosePieces(
  files: readonly TextFile[],
  query: string,
  most: number,
  symbols: SymbolFinder,
): Promise<ChosenPieces> {
  const wholes = files.map(({ path, text }) => ({ path, content: text }));
  const best = rankChunks(query, wholes).slice(0, Math.max(FEWEST_FILES, Math.round(most * FILES_PER_PIECE)));
  const pieces: ContextChunk[] = [];
  for (const index of best) {
    const file = files[index];
    if (file === undefined) continue;
    pieces.push(...piecesOf(file.path, file.text, await symbols.definitionsOf(file.path, file.text)));
  }
  const open = pieces.filter((piece) => !holdsSecrets(piece));
  const { order, found } = rankForRoom(query, open);
  return { pieces: order.slice(0, most).flatMap((index) => open[index] ?? []), speaksOfIt: found > 0 };
}

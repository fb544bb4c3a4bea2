import { LIMITS } from '@faircopy/contract/limits';
import type { Source } from '../read/source.ts';
import { choose } from './choose.ts';
import { codePoints } from './code-points.ts';
import { cut } from './cut.ts';
import type { Piece } from './piece.ts';
import { piecesOf } from './pieces.ts';
import { weigh } from './worth.ts';
import { written } from './written.ts';

/** Pieces are chosen by the most room they may take, which is more than they do; what is too much is left out again. */
const GENEROSITY = 1.25;
/** What is worth less does not fill room that is left. */
const WORTH_ITS_ROOM = 0.9;

/**
 * Condenses a text: the sentences that say most, shortened, in their order, with their headings, lists and tables. A
 * text that fits stays as it is.
 *
 * @param room most code points of the summary
 */
export function summarize(source: Source, room: number): string {
  if (codePoints(source.text) <= room) return source.text;
  const weighed = weigh(piecesOf(source), source);
  const worthy = weighed.filter(({ piece, worth }) => piece.isFrame || worth >= WORTH_ITS_ROOM);
  const chosen = [...choose(weighed, room * GENEROSITY), ...choose(worthy, room * 2)];
  const summary = written(fitting(chosen, source, room), source);
  return codePoints(summary) < LIMITS.input.minimum ? cut(source.text.trim(), room) : summary;
}

/** Of the pieces in the order of choice those that fit, each with what it needs. */
function fitting(chosen: readonly Piece[], source: Source, room: number): Piece[] {
  const byIndex = new Map(chosen.map((piece) => [piece.index, piece]));
  let kept: Piece[] = [];
  for (const piece of chosen) {
    if (piece.isFrame) continue;
    const needed = piece.needs.flatMap((index) => byIndex.get(index) ?? []);
    const more = [...new Set([...kept, ...needed, piece])];
    if (codePoints(written(more, source)) <= room) kept = more;
  }
  return kept;
}

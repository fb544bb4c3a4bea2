import { LIMITS } from '@faircopy/contract/limits';
import type { Source } from '../read/source.ts';
import { choose } from './choose.ts';
import { codePoints } from './code-points.ts';
import { cut } from './cut.ts';
import { piecesOf } from './pieces.ts';
import { weigh } from './worth.ts';
import { written } from './written.ts';

/** Pieces are chosen by the most room they may take, which is more than they do; what is too much goes again. */
const GENEROSITY = 1.25;

/**
 * Condenses a text: the sentences that say most, shortened, in their order, with their headings, lists and tables. A
 * text that fits stays as it is.
 *
 * @param room most code points of the summary
 */
export function summarize(source: Source, room: number): string {
  if (codePoints(source.text) <= room) return source.text;
  const chosen = choose(weigh(piecesOf(source), source), room * GENEROSITY);
  while (chosen.length > 0) {
    const summary = written(chosen, source);
    const length = codePoints(summary);
    if (length < LIMITS.input.minimum) break;
    if (length <= room) return summary;
    chosen.pop();
    while (chosen.at(-1)?.isFrame) chosen.pop();
  }
  return cut(source.text.trim(), room);
}

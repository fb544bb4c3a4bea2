import type { WordTable } from '../../prepared/word-table.ts';
import { lowestFirst } from './lowest-first.ts';

/** Above every place in a piece, so that a rank and a place make one number that is ordered by both. */
const PLACES = 2 ** 32;

/**
 * How many tokens byte pair encoding leaves of a piece: neighbours whose bytes together are a token are merged, those of the lowest rank
 * first and of equal ones the first, until none are left. The time it takes grows little faster than the piece, which may be a
 * whole text without a word's end in it.
 *
 * @param bytes a character each
 */
export function mergedCount(bytes: string, tokens: WordTable): number {
  const { length } = bytes;
  /** Where the part that begins at a place ends, and where the one before it begins; parts that were merged away have no meaning. */
  const ends: number[] = [];
  const before: number[] = [];
  /** Rank of the token that the part at a place makes with the next one; Infinity where they make none. */
  const ranks: number[] = [];
  for (let at = 0; at < length; at += 1) {
    ends.push(at + 1);
    before.push(at - 1);
    ranks.push(Infinity);
  }
  const waiting = lowestFirst();
  const look = (at: number): void => {
    const next = ends[at] ?? length;
    const rank = next < length ? (tokens.get(bytes.slice(at, ends[next])) ?? Infinity) : Infinity;
    ranks[at] = rank;
    if (rank < Infinity) waiting.add(rank * PLACES + at);
  };
  for (let at = 0; at < length; at += 1) look(at);
  let count = length;
  for (let lowest = waiting.take(); lowest !== undefined; lowest = waiting.take()) {
    const at = lowest % PLACES;
    // What was merged meanwhile has another rank.
    if (ranks[at] !== Math.floor(lowest / PLACES)) continue;
    const next = ends[at] ?? length;
    const end = ends[next] ?? length;
    ends[at] = end;
    if (end < length) before[end] = at;
    ranks[next] = Infinity;
    count -= 1;
    look(at);
    const previous = before[at] ?? -1;
    if (previous >= 0) look(previous);
  }
  return count;
}

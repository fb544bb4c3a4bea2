import type { WordTable } from '../../prepared/word-table.ts';

/**
 * How many tokens byte pair encoding leaves of a piece: neighbours whose bytes together are a token are merged, those of the lowest rank
 * first, until none are left.
 *
 * @param bytes a character each
 */
export function mergedCount(bytes: string, tokens: WordTable): number {
  const starts = Array.from({ length: bytes.length + 1 }, (_, at) => at);
  /** Rank of the token that part `at` and the one after it make; Infinity where they make none. */
  const rankOf = (at: number): number => {
    const end = starts[at + 2];
    return end === undefined ? Infinity : (tokens.get(bytes.slice(starts[at], end)) ?? Infinity);
  };
  const ranks = starts.map((_, at) => rankOf(at));
  for (;;) {
    const lowest = lowestOf(ranks);
    if (lowest < 0) return starts.length - 1;
    starts.splice(lowest + 1, 1);
    ranks.splice(lowest, 1);
    ranks[lowest] = rankOf(lowest);
    if (lowest > 0) ranks[lowest - 1] = rankOf(lowest - 1);
  }
}

/** The first of the lowest ranks; -1 where all are infinite. */
function lowestOf(ranks: readonly number[]): number {
  let lowest = -1;
  let rank = Infinity;
  for (let at = 0; at < ranks.length; at += 1) {
    const own = ranks[at] ?? Infinity;
    if (own < rank) {
      rank = own;
      lowest = at;
    }
  }
  return lowest;
}

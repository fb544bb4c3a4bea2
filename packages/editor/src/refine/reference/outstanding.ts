/** How well the best of several has to fit, and by how much better than every other one. */
interface Margin {
  readonly enough: number;
  readonly clear: number;
}

/** The one of several that fits best by its score, 0..1, where none other comes near it; null where it fits too little, or more than one may be meant. */
export function outstanding<One>(
  all: readonly One[],
  scores: readonly number[],
  { enough, clear }: Margin,
): One | null {
  const best = Math.max(0, ...scores);
  const [only, ...rivals] = all.filter((_, at) => (scores[at] ?? 0) > Math.max(0, best - clear));
  return best >= enough && rivals.length === 0 ? (only ?? null) : null;
}

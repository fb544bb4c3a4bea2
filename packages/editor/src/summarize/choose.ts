import { codePoints } from './code-points.ts';
import type { Piece } from './piece.ts';
import type { Weighed } from './worth.ts';
import { roomFor } from './written.ts';

/** What a new number or name adds, up to four of them. */
const FACT_WORTH = 0.12;
/** Below this a piece only repeats what was chosen before. */
const LEAST_GAIN = 0.03;
/** How much length counts against worth: 0 not at all, 1 worth a character. */
const THRIFT = 0.45;

/**
 * Chooses the pieces that say most within a length: the best of what is left, again and again, where saying the same
 * twice counts little and each number or name counts once. A piece brings along what it needs.
 *
 * @param room code points of the summary
 * @returns the chosen, in the order of choice, the frames that one needs before it
 */
export function choose(weighed: readonly Weighed[], room: number): Piece[] {
  const chosen = new Set<Piece>();
  const known = new Set<string>();
  const overlaps = new Map<Weighed, number>();
  const costs = new Map(weighed.map((one) => [one.piece, codePoints(one.piece.text) + roomFor(one.piece)]));
  const byIndex = new Map(weighed.map(({ piece }) => [piece.index, piece]));
  let left = room;
  let open = weighed.filter(({ piece }) => !piece.isFrame);
  while (open.length > 0) {
    let best: { readonly one: Weighed; readonly score: number; readonly brought: Piece[] } | null = null;
    const fitting: Weighed[] = [];
    for (const one of open) {
      const brought = broughtBy(one.piece, byIndex, chosen);
      const cost = brought.reduce((sum, piece) => sum + (costs.get(piece) ?? 0), 0);
      const gain = gainOf(one, overlaps.get(one) ?? 0, known);
      if (gain < LEAST_GAIN) continue;
      fitting.push(one);
      if (cost > left) continue;
      const score = gain / cost ** THRIFT;
      if (best === null || score > best.score) best = { one, score, brought };
    }
    if (best === null) break;
    const { one: taken, brought } = best;
    for (const piece of brought) {
      chosen.add(piece);
      left -= costs.get(piece) ?? 0;
    }
    for (const fact of taken.facts) known.add(fact);
    open = fitting.filter((one) => one !== taken);
    for (const one of open) {
      overlaps.set(one, Math.max(overlaps.get(one) ?? 0, shared(one.words, taken.words)));
    }
  }
  return [...chosen];
}

/** A piece with those of its needs that are not there yet. */
function broughtBy(piece: Piece, byIndex: ReadonlyMap<number, Piece>, chosen: ReadonlySet<Piece>): Piece[] {
  const needed = piece.needs.flatMap((index) => byIndex.get(index) ?? []);
  return [...needed.filter((one) => !chosen.has(one)), piece];
}

function gainOf({ worth, facts }: Weighed, overlap: number, known: ReadonlySet<string>): number {
  let fresh = 0;
  for (const fact of facts) if (!known.has(fact)) fresh += 1;
  return worth * (1 - 0.95 * overlap ** 2) - (overlap === 1 ? worth : 0) + FACT_WORTH * Math.min(4, fresh);
}

/** The share of the words of one that another has too. */
function shared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  let both = 0;
  for (const word of words) if (others.has(word)) both += 1;
  return both / words.size;
}

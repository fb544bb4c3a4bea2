import type { Tree } from '../../syntax/tree.ts';
import type { Conditional } from '../demand/by-label.ts';
import { demandIn } from './demand-parts.ts';
import { type Piece, type Segment, segmentsOf } from './segments.ts';

/** A way to label a sentence as one demand, and how likely it is, from 0 to 1. */
export interface Way {
  readonly pieces: readonly Piece[];
  readonly likelihood: number;
}

/** A demand that ways to label a sentence make. */
export interface WayOfDemand {
  readonly parts: Conditional;
  /** The pieces of the likeliest of these ways. */
  readonly segment: Segment;
  /** How likely all of them are together, from 0 to 1. */
  readonly likelihood: number;
}

/** What several ways to label a sentence, the likeliest first, make of it: each demand once, the likeliest first. */
export function demandsOfWays(ways: readonly Way[], tree: Tree): WayOfDemand[] {
  const found = new Map<string, WayOfDemand>();
  for (const { pieces, likelihood } of ways) {
    const [segment, further] = segmentsOf(pieces);
    const parts = segment === undefined || further !== undefined ? null : demandIn(segment, tree);
    if (segment === undefined || parts === null || parts.subject === '') continue;
    const key = [parts.condition, parts.subject, parts.isNegative, parts.action].join('|');
    const same = found.get(key) ?? { parts, segment, likelihood: 0 };
    found.set(key, { ...same, likelihood: same.likelihood + likelihood });
  }
  return [...found.values()].toSorted((a, b) => b.likelihood - a.likelihood);
}

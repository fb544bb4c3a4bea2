import { partitionPoint } from '../../partition-point.ts';
import type { Span } from '../../read/source.ts';

/** What a sentence shows by itself, before anything is made of it: for those that stand around it. */
export interface Glimpse extends Span {
  readonly signals: readonly string[];
}

/** Sentences to either side that say something of what one between them is. */
export const REACH = 3;

/** What a sentence is to its text by those before and behind it, the nearest first; none beyond the edge of the text. */
export interface Surroundings {
  readonly before: readonly Glimpse[];
  readonly behind: readonly Glimpse[];
}

/** Those of the glimpses of a text, in their order, that stand around a span of it. */
export function around(glimpses: readonly Glimpse[], { start, end }: Span): Surroundings {
  const last = partitionPoint(glimpses, (one) => one.end > start);
  const first = partitionPoint(glimpses, (one) => one.start >= end);
  return {
    before: glimpses.slice(Math.max(0, last - REACH), last).toReversed(),
    behind: glimpses.slice(first, first + REACH),
  };
}

import type { Parts } from '../parts.ts';
import type { Steps } from '../steps.ts';

/** A demand as its shape is read from it. */
interface Shaped {
  readonly parts: Parts;
  /** As the input says it, without its full stop. */
  readonly text: string;
}

/** What shows a demand to hold, and what it rules out; null where its words give only one of them. */
export interface ShapeCases {
  readonly shows: Steps | null;
  readonly against: Steps | null;
}

/** Reads one shape of an English demand; null for any other demand. */
export type Shape = (shaped: Shaped) => ShapeCases | null;

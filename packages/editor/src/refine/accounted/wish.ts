import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';

/** What a message asks for, read for what it names and what its other words can be, whatever their order. */
export type Wish = Ordered | Changed;

/** A wish in words that instructions read for certain. */
export interface Ordered {
  /** Carried out one after the other. */
  readonly orders: readonly string[];
  /** The same wish for documents that do not take `orders`. */
  readonly otherwise?: readonly string[];
  /** Whether a document shows what was ordered; what it does not show was read wrongly. */
  readonly holds?: (draft: Draft, before: Draft) => boolean;
}

/** A wish that no instruction has words for. */
export interface Changed {
  readonly change: Change;
}

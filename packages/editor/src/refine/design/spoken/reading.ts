import type { Draft } from '../../draft.ts';
import type { Outcome } from '../../instruction.ts';
import type { Traits } from './traits.ts';

/** What the words before spoke of, for those that leave it out ("both required", "phone as well"). */
export interface Spoken {
  /** Keys of operations, such as "GET /rooms/{}". */
  readonly operations: readonly string[];
  readonly entity: string | null;
  /** Names of the parameters or fields. */
  readonly names: readonly string[];
  readonly traits: Traits | null;
}

export const nothingSpoken: Spoken = { operations: [], entity: null, names: [], traits: null };

/** An order that was read: what it makes of a draft, and what it spoke of. */
export interface Reading {
  readonly change: (draft: Draft) => Outcome;
  readonly spoken: Spoken;
  /** Other readers tell as much of it, by themselves. */
  readonly isPlain?: boolean;
  /** It changes nothing: what is meant is not sure. */
  readonly isUnclear?: boolean;
}

/** Reads the words of one order; null where it is of another kind, or not all of it is understood. */
export type OrderReader = (words: string, draft: Draft, before: Spoken) => Reading | null;

/** A reading that changes nothing and says what is not clear. */
export function unclear(message: string, spoken: Spoken = nothingSpoken): Reading {
  return {
    change: (now) => ({ text: now.text, status: 'not-understood', message }),
    spoken,
    isUnclear: true,
  };
}

/** As `unclear`, of words that no other reading could do more with. */
export function lacking(message: string): Reading {
  return {
    change: (now) => ({ text: now.text, status: 'not-understood', message, isBeyond: true }),
    spoken: nothingSpoken,
    isUnclear: true,
  };
}

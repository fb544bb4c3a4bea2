import type { Masked } from '../mask.ts';
import type { Settlement } from './settlement.ts';

/** A sentence to be read in the place of what was said. */
export interface Part {
  readonly said: Masked;
  /** What the conversation has made of it; null where it says something of its own. */
  readonly settlement: Settlement | null;
  /** The words that tell of which kind it is, where not all do: of "duplicates: reject them" those behind the name. */
  readonly telling?: Masked;
  /** Whoever speaks is named in the sentence itself. */
  readonly namesSpeaker?: true;
}

/** A sentence of which a conversation has made something. */
export type SettledPart = Part & { readonly settlement: Settlement };

/** Whether a conversation has made something of a sentence. */
export function isSettled(part: Part): part is SettledPart {
  return part.settlement !== null;
}

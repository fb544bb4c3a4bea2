import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';

/** An order about one part of a format, read for what it names and what it does with that, whatever its words were. */
export type PartOrder =
  | {
      /** The order in words that instructions read for certain; further ones where a document may take only those. */
      readonly said: string | readonly string[];
      /** Whether a document shows what was ordered. */
      readonly holds: (draft: Draft, before: Draft) => boolean;
    }
  | { readonly change: Change };

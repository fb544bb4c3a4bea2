import type { Splice } from '../editing/splice.ts';

/** One name in the place of another, where a claim says the same of it. */
export interface NameChange {
  readonly splices: readonly Splice[];
  readonly old: string;
  readonly fresh: string;
}

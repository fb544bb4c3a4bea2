import { type Aligned, aligned } from './reading/aligned.ts';
import { type Changes, changesOf } from './reading/changes.ts';
import type { Slots } from './slots.ts';

/** A document before and after it was revised by a filled phrasing. */
export interface Revision {
  readonly before: string;
  readonly after: string;
  readonly slots: Slots;
  /** The phrasing's words outside of its slots. */
  readonly frame: string;
  readonly aligned: Aligned;
  readonly changes: Changes;
}

/** Reads what a revision changed. */
export function revisionOf(before: string, after: string, slots: Slots, phrasing = ''): Revision {
  const both = aligned(before, after);
  const frame = phrasing.replace(/\{\w+\}/gu, ' ');
  return { before, after, slots, frame, aligned: both, changes: changesOf(both) };
}

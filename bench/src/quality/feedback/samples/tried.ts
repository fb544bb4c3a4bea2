import { expect, it } from 'vitest';
import { unsound } from '../judging/unsound.ts';
import type { Operation } from '../operation.ts';
import { revisionOf } from '../revision.ts';
import type { Slots } from '../slots.ts';

/** What a reviser does to a text: words for words, each of which has to stand there. */
export type Edits = readonly (readonly [old: string, other: string])[];

/** A wish with a revision that does it, and one that does something else. */
export interface Tried {
  readonly operation: Operation;
  readonly before: string;
  readonly slots: Slots;
  readonly right: Edits;
  readonly wrong: Edits;
}

/** Tests that the checks of an operation let pass what is right, and neither what is wrong nor what is unchanged. */
export function tried({ operation, before, slots, right, wrong }: Tried): void {
  const faultsOf = (after: string) => {
    const revision = revisionOf(before, after, slots);
    return [...operation.faults(revision), ...unsound(revision)];
  };
  it(`${operation.name} passes where it is done, and not where nothing or something else is`, () => {
    expect(faultsOf(edited(before, right))).toEqual([]);
    expect(operation.faults(revisionOf(before, before, slots))).not.toEqual([]);
    expect(faultsOf(edited(before, wrong))).not.toEqual([]);
  });
}

function edited(text: string, edits: Edits): string {
  return edits.reduce((now, [old, other]) => {
    expect(now).toContain(old);
    return now.replace(old, () => other);
  }, text);
}

import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import type { Intent, Operation, Slot } from '../intent/intent.ts';
import { type Focus, phraseOf } from './focus.ts';
import { intendedAs, likeliestOf, pronoun } from './intended.ts';

/** What an order on one part may do, with the slots that it needs beside the part. */
const onPart: Readonly<Partial<Record<Operation, readonly Slot[]>>> = {
  remove: [],
  rename: ['to'],
  reword: ['to'],
  shorten: [],
  lengthen: [],
  split: [],
  list: [],
  steps: [],
  table: [],
  strength: ['to'],
  reclassify: ['to'],
  estimate: ['to'],
  priority: ['to'],
  assign: ['to'],
};
const LIKELY = 0.6;

/**
 * The change of an order that leaves out what it is about, or only points at it, behind a remark that named it: "the summary is thin.
 * Write: …". Null where it names something, or nothing was named before it.
 */
export function ellipticalIn(clause: string, draft: Draft, focus: Focus | null): Change | null {
  const intent = isElliptical(clause, draft);
  const phrase = phraseOf(focus);
  if (intent === null || phrase === null || !focus?.isOpinion) return null;
  return intendedAs({ ...intent, slots: { ...intent.slots, what: phrase } }, clause, draft, null);
}

/** What a clause orders of a part that it does not name; null where it names one, or orders nothing of one part. */
export function isElliptical(clause: string, draft: Draft): Intent | null {
  const intent = likeliestOf(clause, draft);
  if (intent === null || intent.likelihood < LIKELY) return null;
  const { what } = intent.slots;
  const needed = onPart[intent.operation];
  return needed?.every((slot) => intent.slots[slot] !== undefined) &&
    (what === undefined || pronoun.test(what))
    ? intent
    : null;
}

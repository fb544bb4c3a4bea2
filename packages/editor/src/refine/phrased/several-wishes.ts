import type { AppliedInstruction } from '@faircopy/contract';
import { sentencesOf } from '../../read/sentences-of.ts';
import { type Draft, draftOf } from '../draft.ts';
import { listMark } from '../message/list-mark.ts';
import type { Refinement } from '../request.ts';
import { knownOf } from './known.ts';
import { likelihoodOfWish } from './reader.ts';

/** Carries out words that are surely one wish; null where they are not. */
type Carry = (wish: string, draft: Draft) => Promise<Refinement | null>;

/** Longer messages are read clause by clause, in the words of orders. */
const MOST_PARTS = 12;
/** What is less likely a wish is a remark on one; what has a line of its own is to be answered. */
const REMARK = 0.3;
/** Where a sentence may join two wishes. */
const joints =
  /(?:[,;]\s*|\s+)(?:and(?: also| then)?|also|then|plus|but|as well as|und|dann|et|puis|y|luego|e|poi|en|oraz|i)\s+(?:please\s+|bitte\s+)?|;\s+/giu;

/**
 * Carries out a message of several wishes that are each understood for themselves, sentence by sentence and where two are joined; null where
 * a part is neither surely one nor surely a remark, so that it may need what was said before it. The message as a whole has been tried.
 */
export async function severalCarriedOut(draft: Draft, carry: Carry): Promise<Refinement | null> {
  const whole = draft.request.feedback.trim();
  const lines = whole
    .split('\n')
    .map((line) => line.replace(listMark, '').trim())
    .filter((line) => line !== '');
  const parts = lines
    .flatMap((line) => sentencesOf(line).map(({ text }) => text.trim()))
    .filter((text) => /\p{L}/u.test(text));
  if (parts.length > MOST_PARTS) return null;
  let now = draft;
  const applied: AppliedInstruction[] = [];
  for (const part of parts) {
    const alone = part === whole ? null : await carry(part, now);
    const done = alone ?? (await joinedCarriedOut(part, now, carry));
    if (done) {
      applied.push(...done.applied);
      now = draftOf(done.output, draft.request);
    } else if (lines.length > 1 || likelihoodOfWish(part, knownOf(now)) > REMARK) return null;
  }
  return applied.length > 1 ? { output: now.text, isOutOfScope: false, applied } : null;
}

/** Carries out a sentence that joins two wishes, at the first joint where both are surely such. */
async function joinedCarriedOut(sentence: string, draft: Draft, carry: Carry): Promise<Refinement | null> {
  for (const joint of sentence.matchAll(joints)) {
    const first = await carry(sentence.slice(0, joint.index), draft);
    if (!first) continue;
    const rest = sentence.slice(joint.index + joint[0].length);
    const between = draftOf(first.output, draft.request);
    const second = (await carry(rest, between)) ?? (await joinedCarriedOut(rest, between, carry));
    if (second) return { ...second, applied: [...first.applied, ...second.applied] };
  }
  return null;
}

import type { Draft } from '../draft.ts';
import { mayTry } from '../message/trials.ts';

/** Where a clause may be parted in two is tried at so many places: each costs reading both halves. */
const MOST_JOINTS = 8;

/**
 * The two halves of a clause at each of its first joints.
 *
 * @param hidden the clause as long as it is, with what may not be parted masked, in which joints are looked for
 */
export function* halvesAt(
  clause: string,
  joints: RegExp,
  draft: Draft,
  hidden = clause,
): Generator<readonly [first: string, second: string]> {
  for (const joint of hidden.matchAll(joints).take(MOST_JOINTS)) {
    if (!mayTry(draft)) return;
    yield [clause.slice(0, joint.index), clause.slice(joint.index + joint[0].length)];
  }
}

import { faultInDemand } from '../../sound/unsound-demand.ts';
import type { Demand } from '../../understand/demand.ts';
import { part, sentenceOf } from './english.ts';
import { withJoinedVerbs } from './joined-verbs.ts';
import { remarked } from './remark.ts';

/** A demand in the voice of a requirement. */
export interface WordedDemand {
  /** What binds, without what its sentence says besides. */
  readonly demand: Demand;
  /** What its sentence says besides, as a sentence; else null. */
  readonly remark: string | null;
  /** The sentence that binds, then that remark. */
  readonly text: string;
}

/**
 * A demand that was taken apart as a requirement words it; null where that reads as no English sentence or has lost what the
 * input says, so that the statement is better quoted as it was written.
 *
 * @param said what of the input it has to hold
 */
export function wordedDemand(found: Demand, said: string): WordedDemand | null {
  const { demand: bound, remark: behind } = remarked(found);
  const demand = withJoinedVerbs(bound, said);
  const remark = behind && part(behind);
  const text = remark === null ? sentenceOf(demand) : `${sentenceOf(demand)} ${remark}`;
  const subject = part(demand.subject);
  const action = part(demand.action);
  const condition = demand.condition && part(demand.condition);
  return faultInDemand({ subject, action, sentence: text, said, condition }) === null
    ? { demand, remark, text }
    : null;
}

import { isDeed } from '../scenario/attempt.ts';
import { baseOfDone } from '../scenario/done.ts';
import { abilityIn } from '../scenario/foreign/ability.ts';
import { part } from '../voice/english.ts';
import type { WorkItem } from './work-item.ts';

/**
 * Whether an item is a deed that is a ticket by itself: what somebody does or is able to do, what is to be changed, and what is done with
 * something. What only says how a thing is, has to be or must not be may go with such a deed.
 */
export function isOwnDeed({ requirement }: Pick<WorkItem, 'requirement'>, language: string): boolean {
  if (requirement && language !== 'en') return abilityIn(requirement.statement.text, language) !== null;
  const demand = requirement?.demand;
  if (!demand || demand.isNegative) return false;
  const subject = part(demand.subject);
  const [, able, action = ''] = /^(be able to )?(.+)$/su.exec(part(demand.action)) ?? [];
  if (requirement.isQuality && able === undefined) return false;
  const done = /^(?:be|get) (\p{Ll}{3,})(?!\p{L})/u.exec(action)?.[1];
  if (done !== undefined)
    return baseOfDone(done) !== null && !/^(?:at|kept|held|stored|based|allowed)$/u.test(done);
  return isDeed(action) && !/^ensure that /u.test(action) && !/^only /iu.test(subject);
}

import { conjugated } from '../../voice/english.ts';
import { refused } from '../failure.ts';
import type { Shape } from './shape.ts';
import { span } from './words.ts';

/** What somebody may take back or change for a time. */
const window = new RegExp(
  String.raw`^(?:be )?(?<verb>undo|cancel|withdraw|revoke|return|edit|change|correct|restore|reopen|revert|retract|dispute|recall)(?<what> [^,;:()]{2,50}?)? within (?<time>${span})$`,
  'iu',
);

/** Whether a time is that in which somebody may do something, so that nothing is measured by it. */
export function isWindow(deed: string): boolean {
  return window.test(deed);
}

/** "Undo within 24 h": it succeeds in that time, and is refused later. Null for any other demand. English. */
export const windowCases: Shape = ({ parts: { whole, ability, condition, isNegative } }) => {
  const found = isNegative || condition !== null ? undefined : window.exec(ability ?? whole)?.groups;
  if (!found) return null;
  const { verb = '', what = ' it', time = '' } = found;
  const have = /^(?:an?|one|1)(?![\d.,])/iu.test(time) ? 'has' : 'have';
  return {
    shows: {
      given: `${time} ${have} not passed yet`,
      trigger: `somebody ${conjugated(`${verb}${what}`, 'somebody')}`,
      outcome: 'this succeeds',
    },
    against: {
      given: `${time} ${have} passed`,
      trigger: `somebody tries to ${verb}${what}`,
      outcome: refused,
    },
  };
};

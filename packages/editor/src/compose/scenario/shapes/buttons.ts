import { lacksVerb } from '../../../sound/verbless.ts';
import { isBaseVerb } from '../../../understand/clause/verbs.ts';
import { successOf } from '../attempt.ts';
import { inUse } from '../case.ts';
import type { Shape } from './shape.ts';

const tool =
  /^(?:provide|have|offer|show|add) (?<tool>(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:button|link|command|option|switch|checkbox|page|form|field|dialog|shortcut|menu entry))(?: (?:in|on) (?<where>the [\p{L} ]{3,30}))? (?:to|that lets? (?:\p{L}+ )?|which lets? (?:\p{L}+ )?) ?(?<deed>\p{Ll}{3,} [^,;:]{3,80})$/u;

/** "A button to export all invoices": somebody presses it, and what comes of it. Null for any other demand. English. */
export const buttonCases: Shape = ({ parts: { whole, condition, isNegative } }) => {
  if (isNegative || condition !== null) return null;
  const { tool: thing = '', deed = '' } = tool.exec(whole)?.groups ?? {};
  const [verb = ''] = deed.split(' ');
  if (deed === '' || !isBaseVerb(verb)) return null;
  const done = successOf(deed);
  if (done === null || lacksVerb(done)) return null;
  const the = thing.replace(/^an? /u, 'the ');
  const uses = /(?:button|link|menu entry|option|checkbox|switch|shortcut)$/u.test(the) ? 'clicks' : 'uses';
  return {
    shows: {
      given: inUse,
      trigger: `somebody ${uses} ${/^the /u.test(the) ? the : `the ${the}`}`,
      outcome: done,
    },
    against: {
      given: inUse,
      trigger: `somebody ${uses} ${/^the /u.test(the) ? the : `the ${the}`} and it cannot ${deed}`,
      outcome: 'they are told so and nothing has changed',
    },
  };
};

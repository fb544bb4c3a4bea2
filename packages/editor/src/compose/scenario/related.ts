import { presentClause } from '../../understand/clause/present.ts';
import { conjugated } from '../voice/english.ts';
import { withArticle } from './act.ts';
import { doneBy, isDeed, personIn, successOf } from './attempt.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** "Whoever answers first gets it": somebody does, and what follows for them. */
export function whoeverSteps({ subject, whole, condition, isNegative }: Parts): Steps | null {
  const deed = /^whoever (.{3,80})$/isu.exec(subject)?.[1];
  if (deed === undefined || isNegative) return null;
  return {
    given: condition ?? 'the system is in use',
    trigger: `somebody ${deed}`,
    outcome: `this person ${conjugated(whole, 'this person')}`,
  };
}

/**
 * "A page where customers download invoices": who does what with it. "Ensure that a job that fails is retried": what
 * befalls one thing, and what follows.
 */
export function relatedSteps({ subject, action, condition, isNegative }: Parts): Steps | null {
  if (subject !== 'the system' || condition !== null || isNegative) return null;
  const [, thing = '', rest = ''] =
    /^(?:provide|have|offer|show) (an? [^,;:]{3,60}?) (?:where|with which|in which|on which) (.{8,})$/isu.exec(
      action,
    ) ?? [];
  const clause = thing === '' ? null : presentClause(rest);
  const person = clause && !clause.isNegative ? personIn(clause.subject) : null;
  const success = clause && successOf(clause.action);
  if (clause && person && success && isDeed(clause.action))
    return {
      given: `${person.first} and ${thing}`,
      trigger: doneBy(person, clause.action),
      outcome: success,
    };
  const [, one = '', noun = '', befalls = '', follows = ''] =
    /^ensure that (an?|every|each|any) (\p{L}+) (?:that|which|who) ([^,;:]{4,60}?) ((?:is|gets|goes|stays|becomes|shows|loses|receives|has) .{3,})$/isu.exec(
      action,
    ) ?? [];
  const [, falls = '', then = ''] =
    /^ensure that (?:someone|somebody|anyone|anybody|everyone|everybody) who ([^,;:]{4,60}?) ((?:is|gets|goes|stays|becomes|loses|receives|has) .{3,})$/isu.exec(
      action,
    ) ?? [];
  if (falls !== '')
    return {
      given: 'somebody the rule applies to',
      trigger: `they ${fallsOnThem(falls)}`,
      outcome: `the person ${then}`,
    };
  return noun === '' || personIn(noun)
    ? null
    : {
        given: withArticle(`${/^an?$/iu.test(one) ? one : 'a'} ${noun}`),
        trigger: `it ${befalls}`,
        outcome: `it ${follows}`,
      };
}

/** "Doesn't show up" of several: "do not show up". */
function fallsOnThem(clause: string): string {
  return clause
    .replace(/^does(?:n['’]t| not)(?!\p{L})/iu, 'do not')
    .replace(/^has(?!\p{L})/iu, 'have')
    .replace(/^is(?!\p{L})/iu, 'are');
}

/** "Fix the crash when the card is removed": what brought the trouble about brings none. */
export function mendedSteps({ subject, action, condition }: Parts): Steps | null {
  const trouble = /^fix (?:the |an? )?([^,;:]{3,60})$/iu.exec(action)?.[1];
  return subject !== 'the change' || trouble === undefined || condition === null
    ? null
    : { given: 'the system is in use', trigger: condition, outcome: `there is no ${trouble}` };
}

import { isPlural } from '../voice/english.ts';
import { oneOf, withArticle } from './act.ts';
import { personIn } from './attempt.ts';
import type { Steps } from './steps.ts';

const only =
  /^only (?:the |an? )?([\p{L} -]{3,40}?)(?:,? (?:and )?not (?:the |an? )?([\p{L} -]{3,40}?))?[.!]?$/iu;

/** "Only supervisors, not the pickers": those who alone may do what was said before; null for any other sentence. */
function alone(text: string): { those: string; others: string } | null {
  const [, who = '', notWho = ''] = only.exec(text) ?? [];
  const those = personIn(who);
  if (!those || !isPlural(who)) return null;
  const others = isPlural(notWho) ? withArticle(oneOf(notWho)) : `somebody who is not ${those.first}`;
  return { those: those.first, others };
}

/** Others cannot. */
export function onlyPeopleSteps(text: string): Steps | null {
  const found = alone(text);
  return (
    found && {
      given: found.others,
      trigger: 'they try to do what is asked for here',
      outcome: 'they are refused with an error and nothing changes',
    }
  );
}

/** They can. */
export function onlyPeopleCounter(text: string): Steps | null {
  const found = alone(text);
  return found && { given: found.those, trigger: doneHere, outcome: 'this succeeds' };
}

/** That those do it who may tells nothing beside the criterion of what they do. */
export const doneHere = 'they do what is asked for here';

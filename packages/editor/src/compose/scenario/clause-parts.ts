import { conditionOf } from '../../understand/clause/condition.ts';
import { byCapability, byModal } from '../../understand/demand/by-modal.ts';
import { byPresent } from '../../understand/demand/by-present.ts';
import { isPlainSubject, type Parts } from '../../understand/demand/parts.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { gist, splitAction } from './split.ts';

/** A clause within a demand, taken apart as a demand of its own. */
export interface ClauseParts {
  readonly subject: string;
  readonly action: string;
  readonly whole: string;
  readonly condition: string | null;
  readonly isNegative: boolean;
  readonly ability: string | null;
}

/** "The last line takes the rest", "after the last attempt the event goes …"; null where it is no clause of its own. */
export function clauseIn(text: string): ClauseParts | null {
  const [, after = null, behind = text] = afterwards.exec(text) ?? [];
  const { condition, rest } = after === null ? conditionOf(text) : { condition: after, rest: behind };
  if (pointsBack.test(rest)) return null;
  const made =
    byPresent(rest, condition) ?? byCapability(rest) ?? byModal(rest, condition) ?? byAbility(rest);
  if (made === null) return null;
  const { action, condition: stated } = splitAction(made.action, condition);
  return {
    subject: lowerWord(made.subject),
    action: gist(action),
    whole: action.replace(/^be able to /u, ''),
    condition: stated,
    isNegative: made.isNegative,
    ability: /^be able to (.+)$/su.exec(action)?.[1] ?? null,
  };
}

/** "Churches can request a tuning": whoever it is. */
function byAbility(clause: string): Pick<Parts, 'subject' | 'action' | 'isNegative'> | null {
  const [, subject = '', cannot, deed = ''] =
    /^([^,;:?!()]{2,60}?) can(?:(not|['’]t| not| never))? (?:also )?(\p{Ll}.+)$/su.exec(clause) ?? [];
  if (!isPlainSubject(subject) || deed === '') return null;
  return cannot === undefined
    ? { subject, action: `be able to ${deed}`, isNegative: false }
    : { subject, action: deed, isNegative: true };
}

/** "After the last attempt the event goes …": what has to be over first. */
const afterwards =
  /^(after (?:the|an?|each|every) (?:\p{L}+ ){0,2}?\p{L}+),? ((?:the|an?|each|every|all|its|their) .{4,})$/iu;

/** What speaks of something said before, of the writer, or begins no clause of its own. */
const pointsBack =
  /^(?:it|they|this|that|these|those|which|we|i|you|he|she|no|not|only|after|before|for|in|on|at|with|without|by|if|when)(?!\p{L})/iu;

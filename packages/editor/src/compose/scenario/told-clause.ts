import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, negated } from '../voice/english.ts';
import { isOneClause } from './one-clause.ts';
import type { Parts } from './parts.ts';

/** A demand in the present, "the text is between 80 and 120 words"; null where that might say something else. */
export function toldIn({ demand, statement }: Requirement, parts: Parts): string | null {
  const { subject, whole, ability, isNegative, condition } = parts;
  if (
    !demand ||
    demand.strength === 'MAY' ||
    demand.condition !== null ||
    condition !== null ||
    !isOneClause(statement, parts) ||
    !bends(whole)
  )
    return null;
  const sure = /^ensure that (.+)$/su.exec(whole)?.[1];
  const does =
    ability !== null ? `can ${ability}` : isNegative ? negated(whole, subject) : conjugated(whole, subject);
  const told = sure !== undefined && !isNegative ? sure : `${subject} ${does}`;
  return faultIn(told) === null && !lacksVerb(told) ? told : null;
}

/** "Lookup by postcode": a noun made of a verb and its small word. */
const compound = /^\p{Ll}{3,}(?<!th)(?:up|out|off|back|down)(?!\p{L})/u;

/** Whether a verb is one that is known, so that it can be bent. */
function bends(action: string): boolean {
  if (compound.test(action)) return false;
  const [verb = ''] =
    /^\p{Ll}+/u.exec(action.replace(/^(?:also|always|only|still|automatically|immediately) /u, '')) ?? [];
  return /^(?:be|have|do)$/u.test(verb) || isBaseVerb(verb) || isVerbBase(verb);
}

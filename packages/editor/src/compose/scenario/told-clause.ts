import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural, negated } from '../voice/english.ts';
import { bendsAsWhole } from './one-clause.ts';
import type { Parts } from './parts.ts';

/** A demand in the present, "the text is between 80 and 120 words"; null where that might say something else. */
export function toldIn(requirement: Requirement, parts: Parts): string | null {
  return holdsAlways(requirement, parts) ? toldOf(parts.subject, requirement, parts) : null;
}

/** Whether a demand holds whatever is the case. */
function holdsAlways({ demand }: Requirement, { condition }: Parts): boolean {
  return demand?.condition === null && condition === null;
}

/** What a demand says of its subject, or of what stands for it, without the case it holds in: "it is between 80 and 120 words". */
function toldOf(subject: string, { strength, statement }: Requirement, parts: Parts): string | null {
  const { whole, ability, isNegative } = parts;
  if (
    !bendsAsWhole({ ...parts, subject }) ||
    !(isPlural(subject) || bends(whole) || standsBehindModal(whole, statement.text))
  )
    return null;
  const sure = /^ensure that (.+)$/su.exec(whole)?.[1];
  const does =
    ability !== null
      ? `can${isNegative ? 'not' : ''} ${ability}`
      : isNegative
        ? negated(whole, subject)
        : strength === 'MAY'
          ? `may ${whole}`
          : conjugated(whole, subject);
  const told = sure !== undefined && !isNegative ? sure : `${subject} ${does}`;
  return faultIn(told) === null && !lacksVerb(told) ? told : null;
}

/** "The summary must name every speaker": what a modal verb has behind it is a verb, whatever else it may be. */
function standsBehindModal(action: string, text: string): boolean {
  const [verb = ''] = /^\p{Ll}+/u.exec(action) ?? [];
  return (
    verb !== '' &&
    new RegExp(
      `(?<!\\p{L})(?:must|should|shall|can|may|(?:have|has|needs?) to)(?: not| never| also)? ${verb}(?!\\p{L})`,
      'u',
    ).test(text)
  );
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

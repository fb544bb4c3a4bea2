import { isPersonName } from '../../correct/spelling/person-names.ts';
import { lowerFirst, upperFirst } from '../../first-letter.ts';
import type { SpokenLine } from './speaker.ts';

const asked =
  /^(?<who>\p{Lu}[\p{L}.-]{1,20}) (?:asked|asks|wondered|wonders|wants to know|wanted to know|was wondering|is wondering|raised the question|brought up)(?: us| the team| again)?,? (?:(?:if|whether) (?<case>[^?;]{6,160}?)|(?<open>who [^?;]{3,160}?))[.?\s]*$/u;

const pronoun = 'we|they|it|you|he|she|i|this|that|there|everyone|everybody|people|users|customers';
const MODAL = 'should|can|could|must|may|shall|will|would|might';
const modal = new RegExp(
  `^(?<subject>(?:[\\p{L}\\p{N}'’-]+ ){0,5}?[\\p{L}\\p{N}'’-]+) (?<verb>${MODAL}|is|are|was|were|has|have(?! to))(?<rest> .+)$`,
  'iu',
);
const plain = new RegExp(`^(?<subject>${pronoun}) (?<rest>\\p{L}.+)$`, 'iu');

/**
 * "Yuki asked if we should log queries": the question of one of those who took part, in the order of its own words. English.
 *
 * @returns null where nobody is told to have asked, or the words do not show what
 */
export function reportedQuestion(sentence: string, speakers: ReadonlySet<string>): SpokenLine | null {
  const { who = '', case: told, open } = asked.exec(sentence)?.groups ?? {};
  if (!(speakers.has(who.toLowerCase()) || isPersonName(who))) return null;
  const said = open ?? inverted(told ?? '');
  return said === null ? null : { speaker: who, time: null, said: `${upperFirst(said)}?` };
}

function inverted(told: string): string | null {
  const { subject, verb, rest } = modal.exec(told)?.groups ?? {};
  if (subject !== undefined && verb !== undefined && rest !== undefined)
    return `${verb} ${lowerFirst(subject)}${rest}`;
  const simple = plain.exec(told)?.groups;
  if (!simple) return null;
  const does = /^(?:it|he|she|this|that|everyone|everybody)$/iu.test(simple['subject'] ?? '');
  return does ? null : `do ${simple['subject']} ${simple['rest']}`;
}

import { withCapital } from '../../first-letter.ts';
import { anyModal, modals } from '../clause/modals.ts';
import { asObject } from '../clause/object-form.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { lowerWord } from '../lower-word.ts';
import { limitsPermission } from '../strength.ts';
import { bound, isPlainSubject, isSelf, type Parts } from './parts.ts';

/** "Nobody may see patient names", "no one should be able to open it". */
const forbidding =
  /^(?:nobody|no ?one)( (?:except|but|other than|besides) [^,;:]{2,60}?)? (?:may|must|should|can|shall)(?: be able to| be allowed to)? (\p{Ll}.{2,})$/isu;

/** "Lose rights", "wait for an answer": what nobody tries to do. */
const befalls =
  /^(?:lose|miss|wait|suffer|need|have to|get|receive|pay|notice|forget|be (?!able|allowed))(?!\p{L})/iu;

/** "users should be able to …", "the token must not …": somebody is bound by a modal verb. */
export function byModal(clause: string, condition: string | null): Parts | null {
  const [, except = '', forbidden] = forbidding.exec(clause) ?? [];
  if (forbidden !== undefined && befalls.test(forbidden)) {
    const who = except === '' ? 'Nobody' : `Nobody${except}`;
    return { subject: who, strength: null, isNegative: false, action: forbidden };
  }
  if (forbidden !== undefined)
    return {
      ...bound('It', `be possible for anybody${except} to ${forbidden}`, condition),
      strength: 'MUST',
      isNegative: true,
    };
  const match = anyModal.exec(clause);
  if (!match) return null;
  const modal = modals.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu').test(match[0]));
  const subject = clause
    .slice(0, match.index)
    .trim()
    .replace(/\s(?:also|always|only|really|then|still|would)$/iu, '');
  const action = clause
    .slice(match.index + match[0].length)
    .replace(/^\s{1,2}(?:(?:also|really|then|probably|definitely|just|please) )?/iu, '');
  if (
    !modal ||
    !(isPlainSubject(subject.replace(/\s?\([^()]{1,60}\)/gu, '')) || isDescribed(subject)) ||
    !/^(?:not |never )?\p{L}/u.test(action)
  )
    return null;
  if (/^(?:not|never) /iu.test(action)) {
    return {
      ...bound(subject, action, condition),
      strength: modal.strength,
      isNegative: true,
      action: action.replace(/^(?:not|never) /iu, ''),
    };
  }
  const unwanted = /^(?:we|i) (?:do not|don['’]?t|would not|wouldn['’]t)$/iu.test(subject);
  if (unwanted && /^want/iu.test(match[0]))
    return { subject: 'The system', strength: modal.strength, isNegative: true, action };
  const wish = /^(?:want|would|['’]d)/iu.test(match[0]);
  if (wish && !isSelf(subject)) {
    return {
      subject: 'The system',
      strength: modal.strength,
      isNegative: false,
      action: `let ${asObject(withThe(lowerWord(subject)))} ${action.replace(/^(?:also )?be able to /iu, '')}`,
    };
  }
  return { ...bound(subject, action, condition), strength: modal.strength, isNegative: modal.isNegative };
}

/** "Curator wants to know": one who is named by their role alone. */
function withThe(subject: string): string {
  const isRole = /^\p{Ll}{3,}(?<!s)$/u.test(subject) && cuesIn(subject, 'en').has('actor');
  return isRole &&
    !/^(?:people|staff|everyone|everybody|someone|somebody|anyone|anybody|nobody|they)$/u.test(subject)
    ? `the ${subject}`
    : subject;
}

/** "Jobs that failed 5 times": a noun with the clause that says which. */
function isDescribed(subject: string): boolean {
  return (
    subject.length <= 70 &&
    /^(?:(?:an?|the|all|every|each|any) )?(?:\p{L}+ ){1,3}(?:that|which|who) (?:\p{L}|\uE010)[^,;:?!()]{2,40}$/iu.test(
      subject,
    ) &&
    !/^(?:i|we|it|they|this|he|she|so)(?!\p{L})/iu.test(subject)
  );
}

/** "Free spaces may be 30 seconds old": what is allowed. */
export function byPermission(clause: string): Parts | null {
  const match = /^(.{2,60}?) may (?:also )?((?!not(?!\p{L}))\p{Ll}.{2,})$/su.exec(clause);
  const subject = match?.[1] ?? '';
  if (!match || !isPlainSubject(subject) || isSelf(subject)) return null;
  const action =
    /^only /iu.test(subject) && !/^be /u.test(match[2] ?? '') ? `be able to ${match[2]}` : (match[2] ?? '');
  return {
    subject: withCapital(subject),
    strength: limitsPermission.test(clause) ? 'MUST' : 'MAY',
    isNegative: false,
    action,
  };
}

/** "Helpers can add notes but can't delete a hive": what the same people are not to do. */
const cannotElse = /,? but (?:can(?:['’]?t|not| not)|may not|must not) (?=\p{Ll})/iu;

/** "Technicians can reorder photos": they must be able to. */
export function byCapability(clause: string): Parts | null {
  const match =
    /^(.{2,60}?) (?:can(?! not)|(?:is|are) able to|will be able to) (?:also )?(\p{Ll}.{2,})$/su.exec(
      clause,
    ) ?? /^(only (?!\p{L}+ (?:the|their|an?|each) ).{2,60}?) may (\p{Ll}.{2,})$/isu.exec(clause);
  const subject = match?.[1] ?? '';
  const whole = passive(clause);
  if (whole) return whole;
  if (!match || !(isPlainSubject(subject) || isOnlyWho(subject))) return null;
  const isSomebody = /^(?:you|he|she|they)$/iu.test(subject) || cuesIn(subject, 'en').has('actor');
  if (!isSomebody && !(wanting.test(match[2] ?? '') && !noBody.test(subject))) return null;
  return {
    subject: /^you$/iu.test(subject) ? 'Users' : isSelf(subject) ? 'The system' : subject,
    strength: /^only /iu.test(subject) ? 'MUST' : null,
    isNegative: false,
    // "Can only see its own" allows nothing else: it binds, and is no ability.
    action: /^only /iu.test(match[2] ?? '')
      ? (match[2] ?? '')
      : `be able to ${match[2]}`.replace(cannotElse, ' but not to '),
  };
}

/** "Only the customer who placed the order and support agents": who alone, with the clause that says which. */
function isOnlyWho(subject: string): boolean {
  return (
    subject.length <= longestOnly &&
    /^only [^,;:?!()]{3,}? (?:who|that|which) [^,;:?!()]{3,}$/iu.test(subject) &&
    !/(?<!\p{L})(?:because|so|but|if|when)(?!\p{L})/iu.test(subject)
  );
}

const longestOnly = 100;

/** What only somebody does who wants to, whatever they are called: "dispatch can see which …", "the ward can reserve a bed". */
const wanting =
  /^(?:only )?(?:see|view|choose|select|pick|browse|edit|rename|approve|reject|confirm|reserve|book|order|cancel|pause|resume|download|export|upload|search|filter|sign up|log in|replay|override|comment|invite) /u;
const noBody = /^(?:this|that|it|which|who|what|if|when|there|nothing|nobody|no|one|i|we)(?!\p{L})/iu;

/** "Money that is left can be claimed back for three weeks": what must be possible with a thing. */
function passive(clause: string): Parts | null {
  const [, thing = '', done = ''] =
    /^([^,;:?!()]{3,60}?) can (?:also )?(be \p{Ll}{2,}(?:ed|en|t)(?!\p{L}).*)$/su.exec(clause) ?? [];
  if (
    done === '' ||
    /^(?:this|that|it|they|which|who|what|if|when|only|nobody|nothing|none|no)(?!\p{L})/iu.test(thing) ||
    opensRelative.test(thing) ||
    ofRelative.test(thing)
  )
    return null;
  return {
    subject: 'It',
    strength: null,
    isNegative: false,
    action: `be possible for ${lowerWord(thing)} to ${done}`,
  };
}

/** "Tickets that nobody can …": what is said within a relative clause. */
const ofRelative =
  /(?<!\p{L})(?:can|must|should|may|will)(?!\p{L})|(?<!\p{L})(?:that|which|who|whom|where) (?:nothing|nobody|\p{L}+)$/iu;
/** "Tickets carry a signature that can be checked": what is possible with a thing that is told of in passing. */
const opensRelative = /(?<!\p{L})(?:that|which|who|whom)$/iu;

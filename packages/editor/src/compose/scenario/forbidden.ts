import { isPlural, negated } from '../voice/english.ts';
import { isDeed, type Person, personIn } from './attempt.ts';
import { inUse } from './case.ts';
import { contraryOf } from './contrary.ts';
import { baseOfDone } from './done.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/**
 * What must not happen, or cannot be done: somebody tries it and is refused, or a case comes about in which it does not. Null where a demand names
 * neither, so that a test can only look whether it holds.
 */
export function forbidden(
  { subject, action: said, ability }: Pick<Parts, 'subject' | 'action' | 'ability'>,
  condition: string | null,
  isImpossible: boolean,
): Steps | null {
  const action = ability ?? said;
  const after = (attempt: string) => (condition ? `${condition} and ${attempt}` : attempt);
  const person = personIn(subject) ?? (ability === null ? null : namedOne(subject));
  if (person && sees.test(action) && !/(?<!\p{L})more than \d/u.test(action))
    return {
      given: person.first,
      trigger: after(`${person.again} looks`),
      outcome: `${person.again} ${negated(action, person.again)}`,
    };
  if (
    person &&
    !/^be(?!\p{L})/iu.test(action) &&
    isDeed(action) &&
    !befalls.test(action) &&
    !severalWays.test(action)
  )
    return {
      given: person.first,
      // What is not to happen until something has is tried before.
      trigger: after(`${person.again} tries to ${action.replace(/ until (?=\p{L})/u, ' before ')}`),
      outcome: `${person.again} is refused with an error`,
    };
  const [, whom = '', deed = ''] = letting.exec(action) ?? [];
  if (whom !== '')
    return {
      given: whom,
      trigger: after(`${isPlural(firstOf(whom)) ? 'they try' : 'this person tries'} to ${deed}`),
      outcome: `${isPlural(firstOf(whom)) ? 'they are' : 'this person is'} refused with an error`,
    };
  const outcome = `${subject} ${negated(action, subject)}`;
  if (condition !== null) return { given: inUse, trigger: condition, outcome };
  const hour = rateIn(action) ?? hourIn(action);
  if (hour)
    return { given: inUse, trigger: hour.within, outcome: `${subject} ${negated(hour.rest, subject)}` };
  const attempt = attemptOn(subject, action, isImpossible);
  return attempt === null ? null : { given: inUse, trigger: attempt, outcome };
}

/** Somebody of whom no word says that they are: "a deferred donor". */
function namedOne(subject: string): Person | null {
  const bare = /^(?:the|an?) (\p{Ll}+(?: \p{Ll}+){0,2})$/u.exec(subject)?.[1];
  return bare === undefined || isPlural(subject) ? null : { first: subject, again: `the ${bare}` };
}

const sees = /^(?:see|know|view|find|read)(?!\p{L})/iu;

/** "The invoices must not be changed": somebody tries to change them. */
function attemptOn(subject: string, action: string, isImpossible: boolean): string | null {
  const [, done = '', rest = ''] = /^be (\p{Ll}{3,})(?!\p{L})(.*)$/su.exec(action) ?? [];
  const said = rest.replace(/ by (?:anyone|anybody|someone|somebody)(?!\p{L}).*$| any ?more$/u, '');
  const verb = isImpossible || changing.test(done) ? baseOfDone(done) : null;
  return verb === null || unnamed.test(subject) || severalWays.test(`${subject}${said}`)
    ? null
    : `somebody tries to ${verb} ${subject}${said}`;
}

/** What nobody tries to do, and what is no verb. */
const befalls =
  /^(?:notice|lose|learn|know|hear|feel|forget|remember|understand|wait|miss|suffer|expect|depend|fail|become|receive|those|these|that|such)(?!\p{L})/iu;

/** "Edited or deleted", "altered, not by admins either": more than one attempt, or what only the whole denial can say. */
const severalWays = /[,;:]| (?:or|nor|and|but|any ?more|without|than)(?!\p{L})/u;

/** What somebody does to what is stored. */
const changing =
  /^(?:changed|edited|altered|modified|updated|overwritten|deleted|removed|erased|cancelled|canceled|booked|assigned|reassigned|merged|moved|renamed|reopened|reused|approved|published|opened)$/u;
const unnamed = /^(?:it|they|this|that|these|those|there|no|nobody|nothing|all)(?!\p{L})/iu;

/** "Not sync more than every 5 min unless they press the button": how soon it must not happen again, and what. */
function rateIn(action: string): { within: string; rest: string } | null {
  const [, rest = '', time = '', exception] =
    /^(\p{Ll}[^,;:]{2,80}?) more(?: often)? than (?:once )?(?:every|per|an?) ((?:\d[\d.,]* ?)?(?:ms|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?))(?: unless ([^,;:]{4,80}))?$/iu.exec(
      action,
    ) ?? [];
  if (rest === '') return null;
  const span = /^\d/u.test(time) ? time : `1 ${time}`;
  const other = exception === undefined ? '' : contraryOf(exception);
  if (other === null) return null;
  return {
    within: `less than ${span} ${/^1 /u.test(span) ? 'has' : 'have'} passed since the last time${other === '' ? '' : ` and ${other}`}`,
    rest,
  };
}

/** "Not text after 20:00": within which hours it must not happen, and what; null where no hour is named. */
function hourIn(action: string): { within: string; rest: string } | null {
  const [whole = '', side = '', clock = ''] =
    / (after|before) (\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|noon|midnight)(?![\p{L}\d])/iu.exec(action) ??
    [];
  return whole === '' ? null : { within: `it is ${side} ${clock}`, rest: action.replace(whole, '') };
}

/** "Let people with an expired one sign up for a shift": who, and what they try. */
const letting =
  /^(?:let|allow) (?!(?:it|them|this|that) )((?:the |an? |any )?\p{L}+(?: (?:with|without|under|over|from|of|in|who|that) [^,;]{2,40}?)?) (?:to )?((?:sign up|see|read|change|edit|choose|pick|stop|start|cancel|open|add|set|delete|download|export|search|upload|use|try|mark|send|write|create|book|print|register|order|pay|enter|borrow|join|reserve|post|log in|edit|remove|approve|access)(?!\p{L}).*)$/isu;

function firstOf(people: string): string {
  return people.replace(/ (?:with|without|under|over|from|of|in|who|that) .*$/su, '');
}

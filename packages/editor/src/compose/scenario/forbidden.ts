import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { conjugated, isPlural, negated } from '../voice/english.ts';
import { isSystem, withArticle } from './act.ts';
import { isDeed, personIn } from './attempt.ts';
import { contraryOf } from './contrary.ts';
import { defect, found } from './failure.ts';
import { occasionOf } from './occasion.ts';
import type { Parts } from './parts.ts';
import { atWork } from './setting.ts';

/** What must not happen: somebody tries it and is refused, or what would bring it about does not. */
export function forbidden(
  { subject, action }: Pick<Parts, 'subject' | 'action'>,
  given: string,
  condition: string | null,
): { given: string; trigger: string; outcome: string } {
  const after = (attempt: string) => (condition ? `${condition} and ${attempt}` : attempt);
  const person = personIn(subject);
  if (person && sees.test(action))
    return {
      given: person.first,
      trigger: after(`${person.again} looks`),
      outcome: `${person.again} ${negated(action, person.again)}`,
    };
  if (person && !/^be(?!\p{L})/iu.test(action) && isDeed(action))
    return {
      given: person.first,
      trigger: after(`${person.again} tries to ${action}`),
      outcome: `${person.again} is refused with an error`,
    };
  const [head = ''] = subject.split(/ (?:with|without|under|over) /u);
  if (head !== subject && isPlural(head) && personIn(head) && !/^be(?!\p{L})/iu.test(action))
    return {
      given: subject,
      trigger: after(`they try to ${action}`),
      outcome: 'they are refused with an error',
    };
  const [, whom = '', deed = ''] = letting.exec(action) ?? [];
  if (whom !== '')
    return {
      given: whom,
      trigger: after(`${isPlural(firstOf(whom)) ? 'they try' : 'this person tries'} to ${deed}`),
      outcome: `${isPlural(firstOf(whom)) ? 'they are' : 'this person is'} refused with an error`,
    };
  const [, done = '', rest = ''] = /^be (\p{Ll}{3,})(?!\p{L})(.*)$/su.exec(action) ?? [];
  const verb = baseOfParticiple(done);
  const hour = condition === null ? (rateIn(action) ?? hourIn(action)) : null;
  if (hour) return { given, trigger: hour.within, outcome: `${subject} ${negated(hour.rest, subject)}` };
  const occasion = occasionOf(subject, action);
  if (condition === null && occasion)
    return { given, trigger: occasion.trigger, outcome: `${subject} ${negated(occasion.rest, subject)}` };
  return {
    given,
    trigger:
      condition ??
      (verb === null
        ? isSystem(subject)
          ? `an attempt is made to ${action}`
          : atWork({ subject, action }, given)
        : `an attempt is made to ${verb} ${subject}${rest}`),
    outcome: `${subject} ${negated(action, subject)}`,
  };
}

const sees = /^(?:see|know|view|find|read)(?!\p{L})/iu;

/** Where a prohibition ends: outside the occasion it names; else that what was refused has changed nothing. */
export function allowed({ subject, action }: Pick<Parts, 'subject' | 'action'>): {
  trigger: string;
  outcome: string;
} {
  const hour = rateIn(action) ?? hourIn(action);
  if (hour) return { trigger: hour.outside, outcome: `${subject} may ${hour.rest}` };
  const occasion = occasionOf(subject, action);
  if (occasion !== null && occasion.before !== null)
    return {
      trigger: occasion.before,
      outcome: `${subject} may ${withSome(occasion.rest)}`,
    };
  const { trigger } = forbidden({ subject, action }, '', null);
  return /(?:tries|try) to |attempt is made/u.test(trigger)
    ? {
        trigger: `${trigger} and the stored data is compared with what it was before`,
        outcome: 'nothing has changed',
      }
    : {
        trigger: found(`${subject} ${conjugated(withSome(action), subject)}`),
        outcome: defect,
      };
}

/** "Get any reminder" that does happen is to get a reminder. */
function withSome(action: string): string {
  return action
    .replaceAll(/(?<!\p{L})any(?=thing|body|one)/gu, 'some')
    .replaceAll(/(?<!\p{L})any ([\p{L}-]+)/gu, (_, noun: string) =>
      isPlural(noun) ? noun : withArticle(noun),
    );
}

/** "Not sync more than every 5 min unless they press the button": how soon it must not happen again, and what. */
function rateIn(action: string): { within: string; outside: string; rest: string } | null {
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
    outside: `${span} ${/^1 /u.test(span) ? 'has' : 'have'} passed since the last time`,
    rest,
  };
}

/** "Not text after 20:00": within which hours it must not happen, and what; null where no hour is named. */
function hourIn(action: string): { within: string; outside: string; rest: string } | null {
  const [whole = '', side = '', clock = ''] =
    / (after|before) (\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|noon|midnight)(?![\p{L}\d])/iu.exec(action) ??
    [];
  if (whole === '') return null;
  const other = side.toLowerCase() === 'after' ? 'before' : 'after';
  return {
    within: `it is ${side} ${clock}`,
    outside: `it is ${other} ${clock}`,
    rest: action.replace(whole, ''),
  };
}

/** "Let people with an expired one sign up for a shift": who, and what they try. */
const letting =
  /^(?:let|allow) (?!(?:it|them|this|that) )((?:the |an? |any )?\p{L}+(?: (?:with|without|under|over|from|of|in|who|that) [^,;]{2,40}?)?) (?:to )?((?:sign up|see|read|change|edit|choose|pick|stop|start|cancel|open|add|set|delete|download|export|search|upload|use|try|mark|send|write|create|book|print|register|order|pay|enter|borrow|join|reserve|post|log in|edit|remove|approve|access)(?!\p{L}).*)$/isu;

function firstOf(people: string): string {
  return people.replace(/ (?:with|without|under|over|from|of|in|who|that) .*$/su, '');
}

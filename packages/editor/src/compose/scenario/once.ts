import { isPlural } from '../voice/english.ts';
import { oneOf, withArticle } from './act.ts';
import { personIn } from './attempt.ts';
import { baseOfDone } from './done.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const span = String.raw`(?:\d[\d.,]* ?)?(?:ms|s|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?)`;
const oneASpan = new RegExp(
  String.raw`^(?<verb>\p{Ll}+) (?:only |at most |max(?:imum)? )?(?:one|1|a single) (?<thing>\p{L}+(?: \p{L}+)?) (?:per|every|each|in) (?<span>${span})$`,
  'u',
);
const usedOnce =
  /^(?:only )?(?:be (?<done>\p{Ll}{3,})|work) (?:only |exactly )?once(?: (?:per|for each|by each|by every) (?<whom>\p{L}+(?: \p{L}+)?))?$/u;
const twoForSame =
  /^(?:get|receive|have) (?:two|several|more than one|multiple) (?<things>\p{L}+(?: \p{L}+)?) for (?:the )?same (?<what>\p{L}+(?: \p{L}+)?)$/u;

/** What must not be done a second time: what has been done, the second try and what becomes of it. */
export function onceCounter({ subject, whole, condition, isNegative, ability }: Parts): Steps | null {
  if (condition !== null) return null;
  const deed = ability ?? whole;
  if (isNegative) return null;
  const person = personIn(subject);
  const rate = oneASpan.exec(deed)?.groups;
  if (rate && person) {
    const time = /^\d/u.test(rate['span'] ?? '') ? rate['span'] : `one ${rate['span']}`;
    return {
      given: `${person.first} for whom less than ${time} ${/^(?:one|1) /u.test(time ?? '') ? 'has' : 'have'} passed since the last ${rate['thing']}`,
      trigger: `${person.again} tries to ${rate['verb']} another ${rate['thing']}`,
      outcome: refused,
    };
  }
  const once = usedOnce.exec(deed)?.groups;
  if (!once || unnamed.test(subject)) return null;
  const verb = once['done'] === undefined ? 'use' : baseOfDone(once['done']);
  if (verb === null) return null;
  const thing = oneOf(subject.replace(/^(?:the|an?|each|every|all) /iu, ''));
  const whom = once['whom'];
  const done = once['done'] ?? 'used';
  return {
    given: whom
      ? `${withArticle(thing)} that ${withArticle(whom)} has ${done} already`
      : `${withArticle(thing)} that has been ${done} already`,
    trigger: `${whom ? `the same ${whom}` : 'somebody'} tries to ${verb} it again`,
    outcome: refused,
  };
}

/** "A customer must never get two invoices for the same month": the second is not made. "Works only once": the first time it does. */
export function onceSteps({ subject, whole, condition, isNegative, ability }: Parts): Steps | null {
  if (condition !== null || unnamed.test(subject)) return null;
  const once = isNegative ? undefined : usedOnce.exec(ability ?? whole)?.groups;
  if (
    once &&
    once['whom'] === undefined &&
    (once['done'] === undefined || baseOfDone(once['done']) !== null)
  ) {
    const thing = oneOf(subject.replace(/^(?:the|an?|each|every|all) /iu, ''));
    const done = once['done'] ?? 'used';
    return {
      given: `${withArticle(thing)} that has not been ${done} yet`,
      trigger: `somebody tries to ${once['done'] === undefined ? 'use' : baseOfDone(done)} it`,
      outcome: 'this succeeds',
    };
  }
  if (ability !== null || !isNegative) return null;
  const { things = '', what = '' } = twoForSame.exec(whole)?.groups ?? {};
  if (things === '' || isPlural(subject)) return null;
  const one = oneOf(things);
  return {
    given: `${withArticle(subject)} who has ${withArticle(one)} for ${withArticle(what)}`.replace(
      / who (?=has)/u,
      personIn(subject) === null ? ' that ' : ' who ',
    ),
    trigger: `another ${one} for the same ${what} is about to be made`,
    outcome: `no second ${one} is made`,
  };
}

const unnamed = /^(?:it|they|this|that|these|those|there|no|nobody|nothing|only)(?!\p{L})/iu;

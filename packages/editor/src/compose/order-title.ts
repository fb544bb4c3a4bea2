import { lowerFirst, withCapital } from '../first-letter.ts';
import { singularOf } from '../understand/api/nouns.ts';
import { conditionOf } from '../understand/clause/condition.ts';
import { asObject } from '../understand/clause/object-form.ts';
import { isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import type { Demand } from '../understand/demand.ts';
import { lowerWord } from '../understand/lower-word.ts';
import type { Statement } from '../understand/statement.ts';
import { fitted } from '../understand/titles/short.ts';
import { activeOrder } from './active-order.ts';
import { caseSubject } from './case-subject.ts';
import { type Composition, say } from './composition.ts';
import { actingIn, isDeed, type Person } from './scenario/attempt.ts';
import { isPersonal } from './scenario/parts.ts';
import { gist, splitAction } from './scenario/split.ts';
import { conjugated, isPlural, negated, part } from './voice/english.ts';
import { inSentence } from './voice/in-sentence.ts';
import { withoutPointing } from './voice/pointing-back.ts';

/** Characters a title has at most. */
export const longest = 80;
/** Words a title needs to say what to do. */
const fewestWords = 6;

/** What is asked for, as an order of few words: "Let the supervisors undo a scan". English only. */
export function orderTitle(statement: Statement, demand: Demand | null, composition: Composition): string {
  if (!demand) return imperative(statement.text, composition);
  const said = inSentence(part(demand.subject), composition);
  const ofCase = /^(?:it|they)$/u.test(said) && demand.condition ? caseSubject(part(demand.condition)) : null;
  const subject = ofCase !== null && isPlural(ofCase) === (said === 'they') ? ofCase : said;
  const whole = withoutPointing(gist(part(demand.action).replace(/^(?:at least|also) (?=\p{Ll})/u, '')));
  const held = /^(?:be as follows|hold|follow this sequence): (.+)$/su.exec(whole)?.[1];
  if (held !== undefined) {
    const place = demand.condition ? part(demand.condition).replace(/^(?:for|in)\s/iu, '') : subject;
    return say(composition, 'ensureTitle', {
      text: `${place} ${isPlural(place) ? 'are' : 'is'} ${inSentence(held, composition)}`,
    });
  }
  const core = whole.length <= longest - 20 ? whole : gist(splitAction(part(demand.action), null).action);
  const told = /^(?:what happened|this) \(“(.+)”\)$/su.exec(subject)?.[1];
  if (told !== undefined && demand.isNegative) return `Rule out this: ${lowerWord(told)}`;
  const offered =
    subject === 'there' && !demand.isNegative
      ? /^be (?:an? |one )?(?!(?:no|at|more|less|fewer|only|not|the) |\d)(.+)$/su.exec(core)?.[1]
      : undefined;
  if (offered !== undefined) return say(composition, 'provideTitle', { text: core.slice('be '.length) });
  if (demand.isNegative)
    return (
      activeOrder(subject, core, true) ??
      say(composition, 'ensureTitle', { text: `${subject} ${negated(core, subject)}` })
    );
  const ability = /^be able to (.+)$/su.exec(core)?.[1];
  const able = ability ? actingIn(subject) : null;
  if (ability)
    return say(composition, 'letTitle', {
      subject: asObject(able ? lowerKind(subject, able) : subject),
      action: ability,
    });
  if (subject === 'it' && !/^be(?!\p{L})/u.test(core)) return core;
  const undergone =
    subject === 'the team' && /^be(?!\p{L})/u.test(core) ? activeOrder(subject, core, false) : null;
  if (undergone !== null) return undergone;
  if (/^the (?:system|change|team)$/u.test(subject)) return /^ensure that /u.test(core) ? sure(core) : core;
  if (isPersonal({ demand, statement })) return core;
  const people = actingIn(subject);
  if (people && isDeed(core))
    return say(composition, 'letTitle', { subject: lowerKind(subject, people), action: core });
  if (/(?<!\p{L})(?:staff|people|crew)$/iu.test(subject) && isDeed(core))
    return say(composition, 'letTitle', { subject: asObject(subject), action: core });
  const order = people ? null : activeOrder(subject, core, false);
  // What may be so is not brought about.
  const isAllowed = demand.strength === 'MAY' && /^(?:Make|Give|Keep|Set) /u.test(order ?? '');
  const active = isAllowed ? `Allow ${asObject(subject)} to ${core}` : order;
  return active ?? say(composition, 'ensureTitle', { text: `${subject} ${conjugated(core, subject)}` });
}

/** "Ensure that a variety can carry many tags" as an order that says the same in fewer words. */
function sure(core: string): string {
  const [, subject = '', ability = ''] =
    /^ensure that ((?:an?|the|each|every|all)? ?\p{L}+(?: \p{L}+){0,2}?) can (?!not(?!\p{L}))(.+)$/isu.exec(
      core,
    ) ?? [];
  return subject === '' ? core : `Let ${subject} ${ability}`;
}

/** "Coordinators" are a kind of people and no name. */
function lowerKind(subject: string, { again }: Person): string {
  if (/^\p{L}+$/u.test(subject) && !isPlural(subject)) return again;
  const isKind = again.endsWith(singularOf(subject.toLowerCase()));
  return isKind ? lowerFirst(subject) : subject;
}

/** The longest beginning that fits and stops where a clause or a phrase does; null where nothing of five words does. */
function atClause(title: string): string | null {
  const enough = ({ index }: RegExpExecArray) =>
    index <= longest && title.slice(0, index).split(' ').length >= fewestWords;
  const end =
    [
      ...title.matchAll(
        /[;:] |, (?:and|or|but|so|then|otherwise|und|sonst|et|sinon|y|si no) |, (?=(?:the|an?|it|they|der|die|das|le|la|les|el|los|las) )/giu,
      ),
    ].findLast(enough) ??
    [
      ...title.matchAll(
        /,? (?:and|so|because|if|when|once|unless|until|while|und|et|y)(?= )|, | (?:with|for|per|from|by|in|on|at|within|via|after|before|without|including|through)(?= )/giu,
      ),
    ].findLast(enough);
  const head = end ? title.slice(0, end.index) : null;
  return head !== null && (head.split('`').length - 1) % 2 === 0 ? head : null;
}

/** What is to be done in a case: an order as it is, else what is to be made sure of. */
function inCase(rest: string, composition: Composition): string {
  const [verb = ''] = /^\p{Ll}+/u.exec(rest) ?? [];
  return isBaseVerb(verb) && !isNounToo(`${verb}s`)
    ? rest.replace(/[.!?]+$/u, '')
    : imperative(withCapital(rest), composition);
}

/** A sentence that orders nothing by itself: "Ensure that …" where it has a verb, else "Provide …". */
function imperative(text: string, composition: Composition): string {
  const { condition, rest } = conditionOf(text);
  // The case stands with the demand, and a title says what is to be done in it.
  if (condition !== null && /^(?:if|when|whenever|once) [^,]+$/iu.test(condition) && rest.includes(' '))
    return inCase(rest.replace(/^we (?=\p{Ll}{3,} )/u, ''), composition);
  const planned = text.replace(/^(?:we|i)(?:['’]ll| will| are going to| want to) (?=\p{Ll}{3,})/iu, '');
  const sentence = inSentence(gist(planned.replace(/[.!?。]+$/u, '')), composition);
  if (/^(?:max(?:imum)?|min(?:imum)?|at most|at least|up to) \d/iu.test(sentence))
    return `Enforce ${inSentence(sentence, composition)}`;
  if (/^(?:never|no|only|not)(?!\p{L})/iu.test(sentence)) return sentence;
  if (
    /^(?:alert|add|clean|try|switch|keep|use|move|remove|check|make|set|run|log|write|create|start|enable|disable|send|show)(?!\p{L})/iu.test(
      sentence,
    )
  )
    return sentence;
  const hasVerb =
    /(?<!\p{L})(?:is|are|has|have|must|should|can|will|does|do|needs?|gets?|was|were|goes|go|holds?|asks?|wins?|waits?|stays?|happens?)(?!\p{L})/iu.test(
      sentence,
    );
  return say(composition, hasVerb ? 'ensureTitle' : 'provideTitle', { text: sentence });
}

/** A sentence without brackets and full stop, at most 80 characters, ending where a clause does. */
export function fittedTitle(title: string): string {
  const whole = title
    .replace(/[.!?。]+$/u, '')
    .replaceAll(/(?<!\s(?:on|of|to|for|in|by|with|at|from|per)\s?)\s?\([^()]{0,160}\)/gu, '')
    .replaceAll(/\s?[()]/gu, ' ');
  const line = fitted(whole.length > longest ? (atClause(whole) ?? whole) : whole, longest);
  return line === '' ? title.slice(0, longest) : line;
}

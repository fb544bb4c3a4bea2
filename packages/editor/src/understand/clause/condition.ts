import { orderBehind } from '../conditional-order.ts';
import { anyModal } from './modals.ts';
import { orderInCase, standsAlone } from './order-in-case.ts';
import { presentClause } from './present.ts';
import { baseOfThirdPerson, isBaseVerb } from './verbs.ts';

const opening =
  /^(?:given|after that|then|afterwards|finally|if|when|whenever|once|as soon as|unless|after|before|while|in case)(?!\p{L})|^should (?=(?:the|an?|any|some|this|that|these|those|it|they|he|she|we|you|some(?:body|one)|any(?:body|one)|either|both|no)(?!\p{L}))/iu;

/** "At the end of the month the report …", "Every evening it …": when, before who does what. */
const timePhrase =
  /^((?:every|each) \d{1,2}(?:st|nd|rd|th)(?: of (?:\p{L}+|the month))?|\d{1,4} (?:minutes?|hours?|days?|weeks?|months?|years?) (?:after|before) (?:the |an? |each |every )?\p{L}+(?: \p{L}+)?|after (?:one|two|three|four|five|\d{1,2}) \p{L}+s|(?:after|from|on) (?:day|week|month|attempt|try|round) (?:\d{1,3}|\uE010.\uE011)|at the (?:end|beginning|start) of (?:the|each|every) \p{L}+|(?:every|each) (?:morning|evening|night|day|week|month|quarter|year|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday)),?\s(?=(?:the|an?|it|we|they|our|all|users?|customers?|somebody|someone|\p{L}+s)\s)/iu;

/** A sentence parted into the clause that has to hold first and the rest. */
export interface Conditioned {
  readonly condition: string | null;
  readonly rest: string;
}

/**
 * Parts a clause of condition from a sentence: at the first comma, before "we", "the system" or an order where no
 * comma stands, and before the subject of the clause that binds ("If Kafka is down the library must buffer …").
 */
export function conditionOf(prose: string): Conditioned {
  const time = timePhrase.exec(prose);
  if (time) return { condition: time[1] ?? '', rest: prose.slice(time[0].length) };
  const occasion = /^((?:up)?on (?:every |each |the |an? )?\p{L}+(?: \p{L}+)?),\s(?:then )?(.{4,})$/isu.exec(
    prose,
  );
  if (occasion && isBaseVerb(/^\p{L}+/u.exec(occasion[2] ?? '')?.[0] ?? ''))
    return { condition: occasion[1] ?? '', rest: occasion[2] ?? '' };
  const turn = eachTurn(prose) ?? beyondThat(prose);
  if (turn) return turn;
  const [, topic = '', told = ''] = casePhrase.exec(prose) ?? [];
  if (told !== '' && (presentClause(told) !== null || anyModal.test(told)))
    return { condition: topic, rest: told };
  const bound = boundFirst.exec(prose);
  if (bound) return { condition: bound[1] ?? '', rest: bound[2] ?? '' };
  const undone = leftSo.exec(prose);
  if (undone) return { condition: `If ${(undone[1] ?? '').toLowerCase()}`, rest: undone[2] ?? '' };
  if (!opening.test(prose)) return { condition: null, rest: prose };
  const scenario = scenarioOf(prose);
  if (scenario) return scenario;
  const sequel =
    /^(after that|then|afterwards|finally),?\s(?=(?:the|an?|we|they|it|each|every|all|no)\s)(.{3,})$/isu.exec(
      prose,
    );
  if (sequel) return { condition: sequel[1] ?? '', rest: sequel[2] ?? '' };
  const event =
    /^((?:after|before|once|until|while) \p{L}[^,]{2,40}?) ((?:it|they|he|she|the|an?|users?) .{4,})$/isu.exec(
      prose,
    );
  if (event && !hasVerb(event[1] ?? '') && anyModal.test((event[2] ?? '').split(',')[0] ?? ''))
    return { condition: event[1] ?? '', rest: event[2] ?? '' };
  const comma = /^([^,]{4,160}),\s{0,2}(?:then\s)?(.{3,})$/su.exec(prose) ?? beforeColon.exec(prose);
  const order = orderInCase(comma?.[1] ?? prose);
  const split = beforeSubject(comma?.[1] ?? prose);
  if (order !== null && (split === null || order < split.length || isSubject(split, prose.slice(0, order))))
    return { condition: prose.slice(0, order).trim(), rest: prose.slice(order) };
  const barred = forbidsThen.exec(prose);
  if (barred && hasVerb(barred[1] ?? '') && !joins.test(barred[1] ?? ''))
    return { condition: barred[1] ?? '', rest: barred[2] ?? '' };
  if (comma && !split) return { condition: comma[1] ?? '', rest: comma[2] ?? '' };
  const clause =
    /^(.{4,160}?)(?<!\sand)\s(?:then\s|just\s)?((?:we|the system)\s.{3,}|(?:just|then)\s.{3,})$/isu.exec(
      prose,
    );
  if (clause && !comma && (split === null || (clause[1] ?? '').length <= split.length))
    return { condition: clause[1] ?? '', rest: (clause[2] ?? '').replace(/^(?:just|then)\s/iu, '') };
  if (split) return { condition: split, rest: prose.slice(split.length).trim() };
  const behind = orderBehind(prose);
  return behind ? { condition: behind.condition, rest: behind.order } : { condition: null, rest: prose };
}

/** "When no badge: print a card": a case, and an order behind its colon. */
const beforeColon = /^([^,:]{4,160}):\s{1,2}(\p{Ll}{2,20}\s(?:the|an?|it|them|all|every|each|no)\s.{3,})$/su;

/** "The search returns | no results suggest other terms": what is told behind the split is what the verb before it needs, and no subject. */
function isSubject(split: string, beforeOrder: string): boolean {
  return (
    / (?:all|no|every|each)(?: \p{L}+){1,2} $/u.test(beforeOrder.slice(split.length)) && !standsAlone(split)
  );
}

/** "Before each retry send the owner a mail": what comes again and again, and the order behind it without a comma. */
function eachTurn(prose: string): Conditioned | null {
  const [head = ''] = /^(?:before|after|on|for|with|at) (?:each|every) /iu.exec(prose) ?? [];
  if (head === '') return null;
  const words = prose.slice(head.length).split(' ');
  for (const at of [1, 2]) {
    const rest = words.slice(at).join(' ');
    const [verb = ''] = /^\p{Ll}+/u.exec(rest) ?? [];
    if (
      isBaseVerb(verb) &&
      orderedThing.test(rest.slice(verb.length)) &&
      /^\p{L}+$/u.test(words[at - 1] ?? '')
    )
      return { condition: `${head}${words.slice(0, at).join(' ')}`, rest };
  }
  return null;
}

const orderedThing = /^ (?:the|an?|all|its|their|it|them|no|every|each|one)(?!\p{L})/iu;

/** "Above that block the quarantine": beyond the bound of the sentence before. */
function beyondThat(prose: string): Conditioned | null {
  const [, condition = '', rest = ''] =
    /^((?:above|below|beyond|over|under|after|in addition to) that)[,:]? (\p{Ll}.{3,})$/isu.exec(prose) ?? [];
  return isBaseVerb(/^\p{Ll}+/u.exec(rest)?.[0] ?? '') ? { condition, rest } : null;
}

/** "If a request has no body don't make things up": the order behind a case may be one not to do something. */
const forbidsThen =
  /^((?:if|when|whenever|once|unless) [^,]{6,120}?),? (?:then |just |please )?((?:don['’]?t|do not|never) (?!have|need|want|know|get|see|pay)\p{Ll}{2,}(?!\p{L}).*)$/isu;

/** "For price changes, the office sets …": what the rest is about, before who does what. */
const casePhrase =
  /^(for (?:(?:every|each|the|an?|all) )?\p{L}+(?: \p{L}+){0,2}),\s((?:the|an?|each|every|all|our|only) .{4,})$/isu;

/** "Under 3.3 V mail to the workshop", "above 60 °C: stop the pump": the bound that has to be passed first. */
const boundFirst =
  /^((?:[Uu]nder|[Bb]elow|[Aa]bove|[Oo]ver) (?:\d[\d.,]*\s?\S{1,3}|\uE010.\uE011(?:\s\p{Lu}\p{L}?)?)),?:?\s((?!(?:of|per|in|for|and|or|to|on|is|are|must|should)(?!\p{L}))\p{Ll}{3,}\s(?:to|the|an?|it|them|with|all|only)\s.{2,})$/su;

/** "Unconfirmed after 5 min it goes to the deputy": what has not been done by then. */
const leftSo =
  /^((?:un\p{Ll}{2,20}ed|not \p{Ll}{2,20}ed) (?:after|for|within|by|until) (?:\p{L}+ )?(?:\d[\d.,]*\s?\p{L}+|\uE010.\uE011(?: \p{Ll}+)?)),?\s((?:it|they|the|an?|each|every) .{4,})$/isu;

/** "Given a registered user When he requests a reset Then he gets a mail": who is meant takes the place of "he". */
function scenarioOf(prose: string): Conditioned | null {
  const match =
    /^(?:given\s(.{3,120}?),?\s+(?:and\s.{3,120}?\s+)?)?when\s(.{3,200}?),?\s+then\s+(.{3,})$/isu.exec(prose);
  if (!match) return null;
  const [, given, when = '', rest = ''] = match;
  const pronoun = /^(?:he|she|they|it)(?=\s)/iu;
  if (given === undefined && orderInCase(`When ${when}`) !== null) return null;
  const actor = given ?? /^(?:an?|the)\s\p{L}+(?=\s)/iu.exec(when)?.[0];
  if (!actor) return { condition: `When ${when}`, rest };
  const again = actor.replace(/^an?\s/iu, 'the ');
  const condition =
    given && !pronoun.test(when) ? `With ${given}, when ${when}` : `When ${when.replace(pronoun, actor)}`;
  return { condition, rest: rest.replace(pronoun, again) };
}

/** Characters of a case, and of what is looked at behind it: without a bound a text of nothing but cases takes minutes. */
const longestCase = 400;

/** The condition of a sentence whose main clause begins with a determiner or an actor, without a comma. */
function beforeSubject(prose: string): string | null {
  const starts = prose.matchAll(
    /\s(?=(?:the|an?|we|they|it|users?|customers?|admins?|people|each|every|all|no|our|their|its|(?:new|further|other|old) \p{L}+s)\s)/giu,
  );
  for (const { index } of starts) {
    if (index > longestCase) return null;
    const before = prose.slice(0, index);
    const after = prose.slice(index, index + longestCase).trim();
    if (!hasVerb(before) || joins.test(before) || isObject.test(after)) continue;
    const main = after.split(',')[0] ?? '';
    // "a new exception the dispatcher has to be told": the subject of the main clause begins later.
    if (holdsAnother.test(main.slice(0, anyModal.exec(main)?.index ?? 0))) continue;
    // "The settings page | the app loads": two phrases in a row are an object and a subject.
    if (inRow.test(presentClause(main)?.subject ?? '')) continue;
    if (
      anyModal.test(main) ||
      /^\S+ (?:\S+ )?can(?!\p{L})/iu.test(main) ||
      undergoes.test(main) ||
      presentClause(main)
    )
      return before;
  }
  return null;
}

/** "If you don't collect it by noon the parcel …": what is done to it, and not what it does. */
const isObject = /^it (?:by|in|at|on|for|to|with|from|within|before|after|until|again)(?!\p{L})/iu;

/** "It is retried 3 times": what is done to the subject. */
const undergoes =
  /^(?:the |an? |each |every )?(?:\p{L}+ )?\p{L}+ (?:is|are|gets?) (?:not )?\p{Ll}{3,}(?:ed|n)(?!\p{L})/iu;

const holdsAnother = /\p{L}\s(?:the|an?|we|they|it|every|each|all|no|our|their)\s\p{L}/iu;

const inRow =
  /(?<!\p{L}(?:of|to|for|in|on|at|by|with|from|and|or|as|than|per|via|after|before|without)) (?:the|an?|its|their) \p{L}/iu;

const joins =
  /(?<!\p{L})(?:of|to|for|in|on|at|by|with|from|and|or|but|not|is|are|was|were|be|if|when|as|than|that|between|into|over|under|below|above|beyond|past|against|near|after|before|while|until|then|has|have|had|the|an?|its|their|our|your|no|all|each|every)$/iu;

/** "The address changes": a form that is a plural as often is the verb of one thing where nothing follows it. */
function endsInVerb(body: string): boolean {
  const verb = /^(?:the|an?|each|every|its|their) (?:\p{L}+ )?\p{L}+(?<!(?<!s)s) (\p{Ll}+s)$/iu.exec(
    body,
  )?.[1];
  return verb !== undefined && baseOfThirdPerson(verb) !== null;
}

function hasVerb(clause: string): boolean {
  const body = clause.replace(opening, '').trim();
  return (
    endsInVerb(body) ||
    /^(?:they|we|you|i) (?:\p{Ll}{3,})$/iu.test(body) ||
    /(?<!\p{L})(?:is|are|was|were|has|have|does|do|did|can|cannot|can['’]t|(?:is|are|was|do|does|did|has|have)n['’]t|\p{L}{3,}ed|gets?|got|goes|comes|fails?|dies|answers?|arrives?)(?!\p{L})/iu.test(
      body,
    ) ||
    presentClause(body) !== null
  );
}

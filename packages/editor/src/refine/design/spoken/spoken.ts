import { type Draft, draftOf } from '../../draft.ts';
import type { Outcome } from '../../instruction.ts';
import { entityWish } from '../entity-wish.ts';
import type { Wish, WishReader } from '../wish.ts';
import { answerOrder } from './answer-order.ts';
import { callOrder } from './call-order.ts';
import { fieldOrder } from './field-order.ts';
import { memberOrder } from './member-order.ts';
import { parameterOrder } from './parameter-order.ts';
import { nothingSpoken, type OrderReader, type Reading, type Spoken } from './reading.ts';
import { valueOrder } from './value-order.ts';
import { orderWords } from './wording.ts';

/** One entity more or less; sentences behind it are read by themselves. */
const entityOrder: OrderReader = (words, draft) => {
  const wish = /[.;]\s+\p{L}/u.test(words) ? null : entityWish(words, [], draft);
  const change = wish?.change;
  return change ? { change: (now) => change(now) as Outcome, spoken: nothingSpoken } : null;
};

const readers: readonly OrderReader[] = [
  callOrder,
  answerOrder,
  parameterOrder,
  memberOrder,
  valueOrder,
  fieldOrder,
  entityOrder,
];

/** Longer clauses hold more than orders. */
const LONGEST = 600;
/** Clauses behind the first that may go on with what it began. */
const MOST = 3;
/** Where one order may end and the next begin. */
const joint =
  /(?:[,;]|[.](?=\s+\p{Lu})|\s[–—-])\s+(?:(?:and|also|but|then|plus|und|auch|aber|dann|et|aussi|mais|puis|y|también|pero)\s+)*|\s(?:and|und|et|y|also|plus)\s+(?:also\s+|auch\s+|aussi\s+)?/giu;
const JOINTS = 8;

/**
 * Orders about an API or a data model, read by what they name (operations, parameters, answers, fields, values) and what they say
 * of it, whatever the words around it are. A clause whose end is not understood hands it back as a clause of its own.
 */
export const spokenWish: WishReader = (clause, following, draft): Wish | null => {
  const [next, ...behind] = following;
  if (next !== undefined && opensCase.test(clause.trim())) {
    const told = `${orderWords(next).replace(/^(?:then|so|dann|alors|entonces)\s/iu, '')} ${clause.trim()}`;
    const wish = ordered(told, behind, draft);
    if (wish) return { ...wish, used: wish.used + 1 };
  }
  return ordered(clause, following, draft);
};

/** "When the bike is gone": the case of the order that follows it. */
const opensCase =
  /^(?:if|when|whenever|in case|wenn|falls|sofern|si|quand|lorsque|cuando)\s[^.;:?]{3,200}$/iu;

function ordered(clause: string, following: readonly string[], draft: Draft): Wish | null {
  if (clause.length > LONGEST || severalMethods.test(clause)) return null;
  const alone = ordersIn(orderWords(clause), draft, nothingSpoken);
  const first = alone ?? pointedAt(clause, following[0], draft);
  if (!first) return null;
  const readings = [...first.readings];
  let used = alone ? 0 : 1;
  while (first.rest === null && used < Math.min(MOST, following.length)) {
    const next = following[used] ?? '';
    if (next.length > LONGEST || !goesOn.test(next)) break;
    const now = draftOf(inTurn(draft, readings).text, draft.request);
    const more = ordersIn(orderWords(next), now, readings.at(-1)?.spoken ?? nothingSpoken);
    if (!more || more.rest !== null) break;
    readings.push(...more.readings);
    used += 1;
  }
  // other readers tell as much of a call that is only added; calls behind the first are of one order with it
  if (used === 0 && readings.every(({ isPlain }) => isPlain === true)) return null;
  if (first.rest !== null && anotherCall.test(first.rest)) return null;
  return {
    used,
    change: (now) => inTurn(now, readings),
    ...(first.rest === null ? {} : { rest: first.rest }),
  };
}

/** "GET and DELETE for …" names several calls at once. */
const severalMethods =
  /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)`?(?:,| and| und| et| y|\/)\s?`?(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u;
const anotherCall = /(?:GET|POST|PUT|PATCH|DELETE)\s`?\//u;
/** What leaves out what the order before it spoke of. */
const goesOn =
  /^(?:(?:and|also|plus|please|und|auch|et|aussi|y|también)\s)*(?:(?:make|mark|set|declare|split|divide|rename|drop|remove) (?:it|them|that|this|both)|it|they|both|all|each|the (?:former|latter)|[1-5]\d\d|same|likewise|returns?|answers?|gives?|responds?|takes?|accepts?|also|beide|alle|sie|er|es|les deux|elle|il|ambos)(?!\p{L})/iu;

const subject =
  /^(?<subject>.{2,60}?)\s(?:is|are|was|were|looks?|seems?|makes?|doesn['’]t|isn['’]t|should|comes?|belongs?|goes|has|have|does|lives?|kommt|gehört|vient|viene|ist|sind|passt|est|sont|es|está)(?!\p{L})/iu;
const pronoun =
  /(?<![\p{L}'’])(?:it|that|this|them|they|these|those)(?![\p{L}'’])(?! (?:field|column|parameter|endpoint|table|entity)s?(?!\p{L}))/iu;

/** "Say "The room is taken."": the words that take the place of those spoken of. */
const instead =
  /^(?:(?:please|so|better|rather|just)\s)*(?:say|write|use|put|make it|call it|better|rather)\s?:?\s(?<quoted>["“„][^"“”]{3,300}["”])(?: instead)?[.!]*$/iu;

/** "409 is badly worded. It should say …": the second clause orders something of what the first speaks of. */
function pointedAt(clause: string, next: string | undefined, draft: Draft): Read | null {
  const what = subject.exec(orderWords(clause))?.groups?.['subject'];
  if (what === undefined || next === undefined || next.length > LONGEST) return null;
  const quoted = instead.exec(next)?.groups?.['quoted'];
  if (quoted !== undefined) return ordersIn(`${what} should say ${quoted}`, draft, nothingSpoken);
  if (!pronoun.test(next)) return null;
  const read = ordersIn(orderWords(next.replace(pronoun, () => what)), draft, nothingSpoken);
  return read?.rest === null ? read : null;
}

interface Read {
  readonly readings: readonly Reading[];
  /** The end of the words, where it is none of these orders; null where all was read. */
  readonly rest: string | null;
}

/** The orders that words hold one after the other. */
function ordersIn(words: string, draft: Draft, before: Spoken): Read | null {
  const whole = orderIn(words, draft, before);
  if (whole && whole.isUnclear !== true) return { readings: [whole], rest: null };
  const joints = [...words.matchAll(joint)].filter((one) => isOpen(words, one.index)).slice(-JOINTS);
  let partly: Read | null = null;
  for (const one of joints.toReversed()) {
    const [left, right] = [words.slice(0, one.index), words.slice(one.index + one[0].length)];
    const reading = orderIn(left, draft, before);
    if (!reading || reading.isUnclear === true) continue;
    const rest = ordersIn(
      orderWords(right),
      draftOf(reading.change(draft).text, draft.request),
      reading.spoken,
    );
    if (rest && rest.rest === null) return { readings: [reading, ...rest.readings], rest: null };
    partly ??= rest
      ? { readings: [reading, ...rest.readings], rest: rest.rest }
      : { readings: [reading], rest: right };
  }
  return partly ?? (whole ? { readings: [whole], rest: null } : null);
}

/** Whether a place lies outside brackets and quotations. */
function isOpen(words: string, at: number): boolean {
  const before = words.slice(0, at);
  return (
    before.split('(').length === before.split(')').length && (before.match(/["“”]/gu)?.length ?? 0) % 2 === 0
  );
}

function orderIn(words: string, draft: Draft, before: Spoken): Reading | null {
  for (const reader of readers) {
    const reading = reader(words, draft, before);
    if (reading) return reading;
  }
  return null;
}

/** What comes of orders one after the other; one that could not be carried out is told. */
function inTurn(draft: Draft, readings: readonly Reading[]): Outcome {
  let now = draft;
  const outcomes: Outcome[] = [];
  for (const { change } of readings) {
    const outcome = change(now);
    outcomes.push(outcome);
    if (outcome.text !== now.text) now = draftOf(outcome.text, draft.request);
  }
  const [only, other] = outcomes;
  if (only && !other) return only;
  const done = outcomes.filter(({ status }) => status === 'applied').map(({ message }) => message);
  const open = outcomes.filter(({ status }) => status !== 'applied').map(({ message }) => message);
  const status =
    done.length > 0 ? 'applied' : open.length > 0 ? (outcomes[0]?.status ?? 'no-effect') : 'no-effect';
  const left = open.length > 0 && done.length > 0 ? ` Not done: ${open.join(' ')}` : open.join(' ');
  return { text: now.text, status, message: `${done.join(' ')}${left}`.trim() };
}

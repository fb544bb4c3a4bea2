import { isOverruled } from '../clauses/overruled.ts';
import { isAdding, withoutReason } from '../clauses/reasons.ts';
import { isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { expanding } from '../data/contractions.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { instructions } from '../instructions/all.ts';
import { labelledAnswer } from '../instructions/answer.ts';
import { exchange } from '../instructions/exchange.ts';
import { meaningsOf } from '../languages/english.ts';
import { plainClause } from '../message/plain-clause.ts';
import { countRead } from '../message/trials.ts';
import { withoutTypingErrors } from '../message/typing-errors.ts';
import { oncePerDraft } from '../per-draft.ts';
import { findTarget } from '../target/find.ts';
import { withKeysAlone } from './naming.ts';
import { ordersAbroad } from './orders-abroad.ts';
import { changeOfEach, changeOfKeys, changeOfOne, inTurn } from './several.ts';
import { sparing } from './sparing.ts';

/**
 * The change a clause orders, in whatever words; null where it orders none. What is most exact is tried first: the
 * order without its reason, the order as it stands, the order behind a remark, several orders of one verb, and last
 * the order with its typing errors mended.
 */
export const orderIn = oncePerDraft((clause: string, draft: Draft): Change | null => {
  countRead(clause, draft);
  const abroad = (words: string) => orderWorded(ordersAbroad(words, draft), draft);
  const spared = sparing(plainClause(clause), draft, orderIn);
  if (spared) return spared;
  const foreign =
    removalWithReason(clause, draft) ?? abroad(clause) ?? unlessSame(withoutReason(clause), clause, abroad);
  if (foreign) return foreign;
  const plain = withKeysAlone(plainClause(clause), draft);
  // courtesies and reasons may be part of what tells the old name from the new one
  const whole = exchange.parse(clause, draft) ?? exchange.parse(plain, draft) ?? labelledAnswer(plain, draft);
  if (whole) return whole;
  const short = withoutReason(plain);
  return (
    distributed(plain, draft) ??
    unlessSame(short, plain, (order) => read(order, draft)) ??
    read(plain, draft) ??
    sharing(plain, draft) ??
    coordinated(plain, draft) ??
    changeOfKeys(plain, draft, read) ??
    unlessSame(expanded(plain), plain, (whole) => read(whole, draft)) ??
    unlessSame(withoutTypingErrors(plain, draft), plain, (mended) => read(mended, draft))
  );
});

/** Words that open a sentence of its own, and no further thing of a list. */
const opensReason =
  /^(?:nadie|niemand|keiner|personne|nessuno|ninguém|nikt|ya|eso|esto|das|es|er|sie|wir|c['’]est|ça|il|elle|on|nous|no|non|niet|nie|não|ne|dat|het|we|wij|to|tego|isso|ciò|questo) \p{L}/iu;

/** "Quita el requisito de la foto, nadie la necesita": what goes, and a sentence that only says why. */
function removalWithReason(clause: string, draft: Draft): Change | null {
  const at = clause.indexOf(', ');
  const rest = clause.slice(at + 2);
  if (at < 0 || !(opensReason.test(rest) || isStatement(rest, draft))) return null;
  const wordings = ordersAbroad(clause.slice(0, at), draft);
  return wordings.length > 0 && wordings.every((wording) => wording.startsWith('remove '))
    ? orderWorded(wordings, draft)
    : null;
}

/** The change that one of several wordings of an order asks for: the first that can be carried out on the draft. */
export function orderWorded(wordings: readonly string[], draft: Draft): Change | null {
  return firstOf(wordings, (wording) => ordersOf(wording, draft));
}

/** As `orderIn`, where no more than plain words of English count: the clause has tried to be something else. */
export function plainOrderIn(clause: string, draft: Draft): Change | null {
  const plain = plainClause(clause);
  return parsed(withoutReason(plain), draft) ?? parsed(plain, draft);
}

/** "It's too long" as "it is too long". */
function expanded(clause: string): string {
  return expanding.reduce((text, [pattern, whole]) => text.replace(pattern, whole), clause);
}

function unlessSame(fresh: string, old: string, changeOf: (clause: string) => Change | null): Change | null {
  return fresh === old ? null : changeOf(fresh);
}

function read(clause: string, draft: Draft): Change | null {
  const each = changeOfEach(clause, draft);
  if (each) return each;
  const meant = () => firstOf(meaningsOf(clause), (meaning) => ordersOf(meaning, draft));
  return opensWithVerb(clause) ? (parsed(clause, draft) ?? meant()) : (meant() ?? parsed(clause, draft));
}

/** What a meaning orders: one thing, the same of several, or several things in turn. */
function ordersOf(meaning: string, draft: Draft): Change | null {
  const orders = meaning.split('\n');
  if (orders.length === 1) return changeOfEach(meaning, draft) ?? parsed(meaning, draft);
  const ordered = (order: string, now: Draft) => changeOfEach(order, now) ?? parsed(order, now);
  return orders.every((order) => ordered(order, draft) !== null)
    ? (now) => inTurn(orders, now, ordered)
    : null;
}

function parsed(clause: string, draft: Draft): Change | null {
  return firstOf(instructions, (instruction) => {
    const change = instruction.parse(clause, draft);
    return change && isOverruled(instruction.meta.id, clause, draft) ? null : change;
  });
}

function firstOf<Candidate>(
  candidates: Iterable<Candidate>,
  changeOf: (candidate: Candidate) => Change | null,
): Change | null {
  for (const candidate of candidates) {
    const change = changeOf(candidate);
    if (change) return change;
  }
  return null;
}

const joints = /(?:,? (?:and|und|et|y)|,|;) (?=\S)/giu;

/** "A and B cannot be null": what is said of several things is said of each. */
function sharing(clause: string, draft: Draft): Change | null {
  const {
    first = '',
    others = '',
    verb = '',
    rest = '',
  } = /^(?:the |both )?(?<first>[^\s,]{2,60}(?: [^\s,]{2,20})?)(?<others>(?:, [^,]{2,60}?)*,? (?:and|und|et|y) [^\s,]{2,60}(?: [^\s,]{2,20})?) (?<verb>is|are|must|should|can|cannot|can't|can['’]t|need|needs?|may|has|have|do|don['’]t|get|gets)\b(?: both| all)?(?<rest>.{2,200})$/isu.exec(
    clause,
  )?.groups ?? {};
  if (first === '') return null;
  const named = [first, ...others.split(/,? (?:and|und|et|y) |, /giu).filter((one) => one !== '')];
  const orders = named.map((one) => `${one} ${verb}${rest}`);
  return orders.every((order) => changeOfOne(order, draft) !== null)
    ? (now) => inTurn(orders, now, changeOfOne)
    : null;
}

/** "Assign A to Lena and B to Tom": one verb, and the same preposition for each. */
function distributed(clause: string, draft: Draft): Change | null {
  const { verb, first, by, value, second, other } =
    /^(?<verb>\p{L}+) (?<first>.{2,80}?) (?<by>to|with|as|at|by|into|from|under) (?<value>.{1,80}?),? and (?<second>.{2,80}?) \k<by> (?<other>.{1,80})$/iu.exec(
      clause,
    )?.groups ?? {};
  if (verb === undefined || !opensWithVerb(clause) || isAdding(clause) || opensWithVerb(second ?? ''))
    return null;
  const orders = [`${verb} ${first} ${by} ${value}`, `${verb} ${second} ${by} ${other}`];
  return findTarget(draft, second ?? '') && orders.every((order) => read(order, draft) !== null)
    ? (now) => inTurn(orders, now, read)
    : null;
}

/** "Status is accepted, author is Lena", "set A to 1 and B to 2": orders of one verb, each of them plain by itself. */
function coordinated(clause: string, draft: Draft): Change | null {
  if (isAdding(clause)) return null;
  const isOrder = opensWithVerb(clause) || ordersAbroad(clause, draft).length > 0;
  const verb = isOrder ? (/^\p{L}+ /u.exec(clause)?.[0] ?? '') : '';
  const orders = clause
    .split(joints)
    .map((part, at) => (at > 0 && verb !== '' && !opensWithVerb(part) ? verb + part : part))
    .map((part) =>
      /^replace /iu.test(part) ? part.replace(/ (?:par|durch|por|con|met) /iu, ' with ') : part,
    );
  return orders.length > 1 &&
    orders.length < 6 &&
    orders.every((order) => readAnywhere(order, draft) !== null)
    ? (now) => inTurn(orders, now, readAnywhere)
    : null;
}

/** What an order of any language asks for. */
function readAnywhere(order: string, draft: Draft): Change | null {
  return orderWorded(ordersAbroad(order, draft), draft) ?? read(order, draft);
}

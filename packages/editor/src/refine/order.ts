import { expanding } from './data/contractions.ts';
import type { Draft } from './draft.ts';
import { focusOfRemark, withFocus } from './focus.ts';
import type { Change } from './instruction.ts';
import { instructions } from './instructions.ts';
import { meaningsOf } from './languages/english.ts';
import { plainClause } from './plain-clause.ts';
import { isAdding, withoutReason } from './reasons.ts';
import { changeOfEach, inTurn } from './several.ts';
import { withoutTypingErrors } from './typing-errors.ts';
import { opensWithVerb } from './verbs.ts';

/**
 * The change a clause orders, in whatever words; null where it orders none. What is most exact is tried first: the
 * order without its reason, the order as it stands, the order behind a remark, several orders of one verb, and last
 * the order with its typing errors mended.
 */
export function orderIn(clause: string, draft: Draft): Change | null {
  const plain = plainClause(clause);
  // in other languages the reason may hide the order
  const shorter = isAdding(plain) ? plain : plainClause(withoutReason(clause));
  const short = withoutReason(plain);
  return (
    unlessSame(shorter, plain, (order) => (isAdding(order) ? null : read(order, draft))) ??
    unlessSame(short, plain, (order) => read(order, draft)) ??
    read(plain, draft) ??
    afterRemark(plain, draft) ??
    coordinated(plain, draft) ??
    unlessSame(expanded(plain), plain, (whole) => read(whole, draft)) ??
    unlessSame(withoutTypingErrors(plain, draft), plain, (mended) => read(mended, draft))
  );
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
  return orders.every((order) => parsed(order, draft) !== null) ? (now) => inTurn(orders, now, parsed) : null;
}

function parsed(clause: string, draft: Draft): Change | null {
  return firstOf(instructions, (instruction) => instruction.parse(clause, draft));
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

/** "NFR-1 is unrealistic, 5 minutes": an order behind a remark that names what it is about. */
function afterRemark(clause: string, draft: Draft): Change | null {
  if (isAdding(clause)) return null;
  for (const joint of clause.matchAll(/(?:[,;:]|\s[–—-])\s+/gu)) {
    const remark = clause.slice(0, joint.index);
    const order = plainClause(clause.slice(joint.index + joint[0].length));
    const focus = focusOfRemark(remark, draft);
    const spoken = withFocus(order, focus, draft);
    const change = focus || opensWithVerb(order) ? read(spoken, draft) : null;
    if (change) return change;
  }
  return null;
}

const joints = /(?:,? (?:and|und|et|y)|,|;) (?=\S)/giu;

/** "Status is accepted, author is Lena", "set A to 1 and B to 2": orders of one verb, each of them plain by itself. */
function coordinated(clause: string, draft: Draft): Change | null {
  if (isAdding(clause)) return null;
  const verb = opensWithVerb(clause) ? (/^\p{L}+ /u.exec(clause)?.[0] ?? '') : '';
  const orders = clause
    .split(joints)
    .map((part, at) => (at > 0 && verb !== '' && !opensWithVerb(part) ? verb + part : part));
  return orders.length > 1 && orders.length < 6 && orders.every((order) => read(order, draft) !== null)
    ? (now) => inTurn(orders, now, read)
    : null;
}

import { joinedWith } from '../clauses/joined.ts';
import { piecesOf } from '../clauses/order-pieces.ts';
import { ordersApart } from '../clauses/orders-apart.ts';
import { sideBySide } from '../clauses/side-by-side.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Change } from '../instruction.ts';
import { type Framed, framed } from '../message/framing.ts';
import { plainClause } from '../message/plain-clause.ts';
import { repeatedOrder } from '../message/repeats.ts';
import { ellipticalIn, isElliptical } from '../reading/elliptical.ts';
import { type Focus, focusOfRemark, later, phraseOf, pointsBack, withFocus } from '../reading/focus.ts';
import { intendedIn } from '../reading/intended.ts';
import { answersOwn } from '../reading/note.ts';
import { orderIn } from '../reading/order.ts';
import { surelyDone } from '../reading/surely.ts';
import { topicOf } from '../reading/topic.ts';
import { isOffTopic, pointsElsewhere } from '../scope/off-topic.ts';
import { isTalk } from '../scope/talk.ts';
import { checked } from '../sound/checked.ts';
import { carryOut } from './carry-out.ts';
import { changeFor } from './change-for.ts';
import { type Revision, UNRELATED } from './revision.ts';

/** A clause that says more of what the one before it speaks of. */
export const goesOn = /^(?:so |and |but )?(?:it|they|that|this|these|those|both)\b/iu;

/** A clause to be followed by its words. */
interface Worded extends Framed {
  readonly clause: string;
  /** It as the person said it, in one or more clauses. */
  readonly said: string;
  /** Its words with what "it" in them means. */
  readonly spoken: string;
  readonly order: Change | null;
}

/** Follows a clause by its words: joins it with those that complete it, parts it, and makes the change that it asks for. */
export async function followWords(revision: Revision, given: string): Promise<void> {
  const joined = joinedIn(revision, given);
  const whole = joined?.clause ?? given;
  const repeated = repeatedOrder(whole, revision.ordered);
  const clause = repeated ?? whole;
  if (!joined && !repeated && speaksOfNext(revision, clause)) return;
  const worded = wordedIn(revision, clause, joined?.said ?? whole);
  if (isParted(revision, worded, joined !== null)) return;
  const remarked = topicOf(worded.words, revision.draft);
  if (isReason(revision, worded, remarked)) return;
  const { said } = worded;
  const change = changeIn(revision, worded);
  if (!change) {
    const sure =
      revision.isHijacked || revision.isElsewhere
        ? null
        : await surelyDone(clause, revision.draft, phraseOf(revision.focus));
    return sure ? carryOut(revision, said, () => sure) : tellUnrelated(revision, clause, remarked);
  }
  const { spoken } = worded;
  revision.ordered = spoken;
  await carryOut(revision, said, async (now) => checked(await change(now), now, spoken), remarked);
}

/** A clause with those behind it that only complete it; they wait no longer. */
function joinedIn({ isHijacked, clauses, draft }: Revision, clause: string): ReturnType<typeof joinedWith> {
  const joined = isHijacked ? null : joinedWith(clause, clauses, draft);
  if (joined) clauses.splice(0, joined.used, ...(joined.rest === null ? [] : [joined.rest]));
  return joined;
}

/** Whether a clause only says what the next one orders something of; that is then what "it" means. */
function speaksOfNext(revision: Revision, clause: string): boolean {
  const next = revision.clauses.find((one) => !isTalk(one));
  const subject = subjectOfNext(revision, clause, next);
  if (!subject) return false;
  revision.focus = subject;
  revision.isRelated = true;
  revision.tell(clause, 'no-effect', 'Read with what follows it.');
  return true;
}

/** What a remark speaks of, where the next clause orders something of it ("US-7 is no ticket, remove it"). */
function subjectOfNext({ draft }: Revision, clause: string, next: string | undefined): Focus | null {
  const plain = plainClause(clause);
  if (next === undefined || !(pointsBack(plainClause(next)) || isElliptical(next, draft))) return null;
  const taken = /^(?:drop|remove|cut|delete|take out) (?<what>[^,]{2,80})/iu.exec(plain)?.groups?.['what'];
  // "drop FR-3. Put it under Non-goals" moves it
  if (taken !== undefined && /^(?:put|move|place|list|add) /iu.test(plainClause(next)))
    return focusOfRemark(`${taken} is meant`, draft);
  return opensWithVerb(plain) ? null : topicOf(plain, draft);
}

function wordedIn({ focus, draft, isHijacked }: Revision, clause: string, said: string): Worded {
  const frame = framed(clause);
  const spoken = withFocus(focus ? plainClause(frame.words) : frame.words, focus, draft);
  return { ...frame, clause, said, spoken, order: isHijacked ? null : orderIn(spoken, draft) };
}

/** Whether a clause holds several orders, which then wait in its place; what was just joined is one wish. */
function isParted(revision: Revision, { spoken, order }: Worded, isJoined: boolean): boolean {
  const { clauses, besides, draft, isHijacked, focus } = revision;
  // what only completes the remark before it is one wish
  const isWhole = isJoined || ellipticalIn(spoken, draft, focus) !== null;
  const apart = isHijacked || isWhole ? null : sideBySide(spoken, draft);
  const pieces =
    isHijacked || isWhole || order || apart ? null : (piecesOf(spoken, draft) ?? ordersApart(spoken, draft));
  clauses.unshift(...(apart ?? pieces ?? []));
  for (const piece of pieces ?? []) besides.add(piece);
  return apart !== null || pieces !== null;
}

/** Whether a part of a sentence only says why the rest of it is ordered. */
function isReason(
  revision: Revision,
  { clause, words, spoken, order }: Worded,
  remarked: Focus | null,
): boolean {
  const { besides, clauses, draft, focus } = revision;
  const isWish = () =>
    answersOwn(words, draft) ||
    ((remarked !== null || opensWithVerb(plainClause(words))) &&
      !goesOn.test(clauses[0] ?? '') &&
      intendedIn(spoken, draft, null) !== null);
  if (!besides.delete(clause) || order || isWish()) return false;
  revision.focus = remarked ?? later(focus);
  revision.tell(clause, 'not-understood', 'This was read as a remark on what stands beside it.');
  return true;
}

/** What a clause asks for; null where it is about something else than the document. */
function changeIn(revision: Revision, { clause, spoken, corrects }: Worded): Change | null {
  revision.isElsewhere &&= pointsElsewhere(clause);
  const { draft, focus, isHijacked } = revision;
  const bearing = revision.bearings.of(clause);
  const change = revision.isElsewhere
    ? null
    : ((isHijacked ? null : ellipticalIn(spoken, draft, focus)) ??
      changeFor(spoken, draft, { hijacked: isHijacked, corrects, bearing, it: phraseOf(focus) }));
  revision.isElsewhere ||= change === null && isOffTopic(clause, draft);
  return change;
}

/** Tells of a clause that is about something else; thanks and the like are not told of behind what was not. */
function tellUnrelated(revision: Revision, clause: string, remarked: Focus | null): void {
  revision.focus = remarked ?? later(revision.focus);
  if (isTalk(clause) && revision.isRelated) return;
  revision.tell(clause, 'not-understood', UNRELATED);
}

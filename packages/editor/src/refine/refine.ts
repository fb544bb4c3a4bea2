import type { AppliedInstruction } from '@faircopy/contract';
import { withoutAsides } from './asides.ts';
import { Bearings } from './bearing/bearing.ts';
import { spelledOut } from './chat.ts';
import { pointsApart } from './clauses.ts';
import { withContents } from './contents.ts';
import { designWish } from './design/design.ts';
import { apartFrom } from './design/wish.ts';
import { type Draft, draftOf } from './draft.ts';
import { type Focus, focusOfRemark, focusOn, later, phraseOf, pointsBack, withFocus } from './focus.ts';
import { framed } from './framing.ts';
import type { Change, Outcome } from './instruction.ts';
import { answered } from './instructions/answer.ts';
import { intendedIn, ordersApart } from './intended.ts';
import { joinedWith } from './joined.ts';
import { lostFromPlace } from './kept-words.ts';
import { leftUndone, wishesApart } from './left-undone.ts';
import { answersOwn, type Spoken, takeNote } from './note.ts';
import { orderIn, piecesOf, plainOrderIn } from './order.ts';
import { inWordsSaid, paraphrased } from './paraphrase/paraphrased.ts';
import { dutyIn, placeDuty } from './place/duty.ts';
import { plainClause } from './plain-clause.ts';
import { isKeeping, withKept } from './postconditions/kept-as-asked.ts';
import { asPromised } from './postconditions/postconditions.ts';
import { withRangesToEnd } from './ranges.ts';
import { relocationIn } from './relocation/relocation.ts';
import { withRenamingsApart } from './renamings-apart.ts';
import { repeatedOrder } from './repeats.ts';
import type { Refinement, RefineRequest } from './request.ts';
import { asksAboutSubject, asksWhy, unanswered } from './scope/asking.ts';
import { isHijack } from './scope/hijack.ts';
import { namesThing } from './scope/named-things.ts';
import { isCode, isOffTopic, pointsElsewhere } from './scope/off-topic.ts';
import { asksForNothing, isFrown, isTalk } from './scope/talk.ts';
import { orElse } from './second-reading.ts';
import { sideBySide } from './side-by-side.ts';
import { checked } from './sound/checked.ts';
import { questionToldBy } from './target/question-answered.ts';
import { keysNamed } from './tickets/wishes/keys-named.ts';
import { wantsOfTickets } from './tickets/wishes/unread.ts';
import { untoldIn } from './untold.ts';
import { opensWithVerb } from './verbs.ts';
import { clausesWithWishes, wholeWish } from './whole-wishes.ts';
import { isWithdrawal, takenBack } from './withdrawal.ts';

/**
 * Revises a document by feedback in words. Each instruction found in it is carried out on the document's own structure;
 * what no instruction mentions stays byte for byte. Statements and questions about the document are worked in.
 * Feedback that has nothing to do with the document changes nothing and is reported as out of scope. Never throws on
 * any text; facts come from the feedback and the original input alone.
 */
export async function refineDocument(asked: RefineRequest): Promise<Refinement> {
  // a copy: what is read for one revision counts for no other of the same request
  const request = { ...asked };
  let draft = draftOf(request.previousOutput, request);
  const bearings = new Bearings(draft);
  const applied: AppliedInstruction[] = [];
  let related = 0;
  let hijacked = isCode(request.feedback, draft);
  /** The clause before spoke of another thing than the document. */
  let isElsewhere = false;
  let focus: Focus | null = null;
  const reworded = paraphrased(
    withoutAsides(spelledOut(pointsApart(request.feedback), request.previousOutput)),
    draft,
  );
  const parted = hijacked
    ? { clauses: [request.feedback.trim()], besides: [] }
    : clausesWithWishes(withRenamingsApart(reworded.text), draft);
  const { clauses } = parted;
  let before = draft;
  let ordered: string | null = null;
  /** Parts of a sentence that holds an order: what is none among them only says why. */
  const besides = new Set<string>(parted.besides);
  let clauseBefore = '';
  for (let clause = clauses.shift(); clause !== undefined; clause = clauses.shift()) {
    if (applied.length >= MOST_WISHES) {
      applied.push({ instruction: clause, status: 'not-understood', message: TOO_MANY });
      break;
    }
    const named = keysNamed(clauseBefore, draft);
    clauseBefore = clause;
    hijacked ||= isHijack(clause);
    if (isWithdrawal(clause) && applied.length > 0) {
      draft = before;
      applied[applied.length - 1] = { ...takenBack(applied.at(-1)) };
      applied.push({
        instruction: clause,
        status: 'no-effect',
        message: 'Took back what was said before it.',
      });
      continue;
    }
    if (isKeeping(clause) && applied.length > 0 && orderIn(clause, draft) === null) {
      applied.push({ instruction: clause, status: 'no-effect', message: 'Read with what stands before it.' });
      continue;
    }
    if (!hijacked && asksWhy(clause, draft) && !goesOn.test(clauses[0] ?? '')) {
      await carryOut(clause, unanswered, null);
      continue;
    }
    const modelled = hijacked
      ? null
      : (wholeWish(clause, draft, phraseOf(focus) ?? named) ?? designWish(clause, clauses, draft));
    if (modelled) {
      const { own, rest } = apartFrom(clause, modelled);
      const said = [own, ...clauses.splice(0, modelled.used)].join(' ');
      clauses.unshift(...rest);
      for (const one of rest) besides.add(one);
      await carryOut(said, orElse(modelled.change, clause, draft), null);
      continue;
    }
    const relocation = hijacked ? null : relocationIn(clause, clauses, draft);
    if (relocation) {
      clauses.splice(0, relocation.used);
      const { change, clause: said } = relocation;
      await carryOut(said, async (now) => checked(await change(now), now, said), null);
      continue;
    }
    const joined = hijacked ? null : joinedWith(clause, clauses, draft);
    if (joined) {
      clauses.splice(0, joined.used, ...(joined.rest === null ? [] : [joined.rest]));
      clause = joined.clause;
    }
    const said = joined?.said ?? clause;
    const repeated = repeatedOrder(clause, ordered);
    if (repeated !== null) clause = repeated;
    const subject =
      joined || repeated
        ? null
        : remarkBefore(
            clauses.find((one) => !isTalk(one)),
            clause,
            draft,
          );
    if (subject) {
      focus = subject;
      related += 1;
      applied.push({ instruction: clause, status: 'no-effect', message: 'Read with what follows it.' });
      continue;
    }
    const { words, corrects } = framed(clause);
    const spoken = withFocus(focus ? plainClause(words) : words, focus, draft);
    const order = hijacked ? null : orderIn(spoken, draft);
    // what was just joined is one wish
    const apart = hijacked || joined ? null : sideBySide(spoken, draft);
    const pieces =
      hijacked || order || apart ? null : (piecesOf(spoken, draft) ?? ordersApart(spoken, draft));
    if (apart ?? pieces) {
      clauses.unshift(...(apart ?? pieces ?? []));
      for (const piece of pieces ?? []) besides.add(piece);
      continue;
    }
    const remarked = focusOfRemark(words, draft);
    const next = clauses[0] ?? '';
    const isWish = () =>
      answersOwn(words, draft) ||
      ((remarked !== null || opensWithVerb(plainClause(words))) &&
        !goesOn.test(next) &&
        intendedIn(spoken, draft, null) !== null);
    if (besides.delete(clause) && !order && !isWish()) {
      focus = remarked ?? later(focus);
      applied.push({
        instruction: clause,
        status: 'not-understood',
        message: 'This was read as a remark on what stands beside it.',
      });
      continue;
    }
    isElsewhere &&= pointsElsewhere(clause);
    const bearing = bearings.of(clause);
    const change: Change | null = isElsewhere
      ? null
      : changeFor(spoken, draft, { hijacked, corrects, bearing, it: phraseOf(focus) });
    isElsewhere ||= change === null && isOffTopic(clause, draft);
    if (!change) {
      focus = remarked ?? later(focus);
      if (isTalk(clause) && related > 0) continue;
      applied.push({
        instruction: clause,
        status: 'not-understood',
        message: 'This has nothing to do with the document.',
      });
      continue;
    }
    ordered = spoken;
    await carryOut(said, async (now) => checked(await change(now), now, spoken), remarked);
  }
  if (isFrown(request.feedback)) {
    related += 1;
    applied.push({
      instruction: request.feedback.trim(),
      status: 'not-understood',
      message: 'This says that the document does not please, but not what to change.',
    });
  }
  const isOutOfScope = related === 0;
  return {
    output: isOutOfScope ? request.previousOutput : draft.text,
    isOutOfScope,
    applied: inWordsSaid(applied, reworded.said),
  };

  /** A change that would move what the clauses behind it keep in its place is not made. */
  function keptAsTold(outcome: Outcome): Outcome {
    const lost =
      outcome.text === draft.text
        ? null
        : lostFromPlace(draft, draftOf(outcome.text, request), clauses.slice(0, NEAR));
    return lost === null
      ? outcome
      : {
          text: draft.text,
          status: 'not-understood',
          message: `Nothing was changed: this would have taken along "${lost}", which is to stay; quote the words that are to go.`,
        };
  }

  async function carryOut(clause: string, change: Change, remarked: Focus | null): Promise<void> {
    related += 1;
    before = draft;
    const outcome = keptAsTold(asPromised(await change(draft), draft, withKept(clause, clauses[0])));
    const isUnchanged = outcome.text === draft.text;
    const apart = isUnchanged && outcome.status !== 'applied' ? await wishesApart(clause, draft) : null;
    if (apart) {
      clauses.unshift(...apart);
      return;
    }
    focus =
      outcome.focus !== undefined
        ? focusOn(outcome.focus)
        : outcome.status === 'applied'
          ? later(focus)
          : (remarked ?? later(focus));
    const settled = isUnchanged
      ? null
      : draftOf(withContents(draft.text, withRangesToEnd(draft.text, outcome.text)), request);
    const undone = settled && (await leftUndone(clause, { before: draft, outcome }, settled));
    applied.push({
      instruction: undone?.done ?? clause,
      status: outcome.status,
      message: outcome.message,
    });
    const untold = settled && !undone ? untoldIn(clause, draft.text, settled.text, outcome.message) : [];
    for (const words of [...(undone?.unread ?? []), ...untold])
      applied.push({ instruction: words, status: 'not-understood', message: NOT_DONE });
    clauses.unshift(...(undone?.wishes ?? []));
    draft = settled ?? draft;
  }
}

/** Clauses behind an order that say what it leaves alone. */
const NEAR = 2;
/** So many clauses of one message are carried out, so that none takes longer than a person waits. */
const MOST_WISHES = 24;
const NOT_DONE =
  'This was not carried out with what stands beside it; say it on its own, and name the part and the words.';
const TOO_MANY = `A message is carried out up to its ${MOST_WISHES}th wish; send this one and what follows it on their own.`;

/** A clause that says more of what the one before it speaks of. */
const goesOn = /^(?:so |and |but )?(?:it|they|that|this|these|those|both)\b/iu;
/** What a remark speaks of, where the next clause orders something of it ("US-7 is no ticket, remove it"). */
function remarkBefore(next: string | undefined, clause: string, draft: Draft): Focus | null {
  const plain = plainClause(clause);
  if (next === undefined || !pointsBack(plainClause(next))) return null;
  const taken = /^(?:drop|remove|cut|delete|take out) (?<what>[^,]{2,80})/iu.exec(plain)?.groups?.['what'];
  // "drop FR-3. Put it under Non-goals" moves it
  if (taken !== undefined && /^(?:put|move|place|list|add) /iu.test(plainClause(next)))
    return focusOfRemark(`${taken} is meant`, draft);
  return opensWithVerb(plain) ? null : focusOfRemark(plain, draft);
}

/**
 * What a clause asks for; null where it has nothing to do with the document. Once the feedback has tried to turn the
 * editor into something else, only clauses that are plainly instructions about this document count.
 */
function changeFor(
  clause: string,
  draft: Draft,
  { hijacked, it, ...spoken }: Spoken & { readonly hijacked: boolean; readonly it: string | null },
): Change | null {
  if (isHijack(clause) || isTalk(clause)) return null;
  if (asksForNothing(clause))
    return (now): Outcome => ({ text: now.text, status: 'no-effect', message: 'Nothing was asked for.' });
  if (hijacked) return plainOrderIn(clause, draft);
  const order = orderIn(clause, draft);
  if (order) return order;
  // what answers a question of the input is about the document, whatever its words
  if (answersOwn(clause, draft)) return (now) => takeNote(noteOf(clause), now, spoken);
  const told = questionToldBy(draft, noteOf(clause));
  if (told !== null && !opensWithVerb(noteOf(clause))) return (now) => answered(now, told, noteOf(clause));
  if (isElsewhere(spoken.bearing, clause, draft)) return asksAboutSubject(clause, draft) ? unanswered : null;
  const duty = dutyIn(clause);
  if (duty) return (now) => placeDuty(now, duty);
  const intended = intendedIn(clause, draft, it);
  if (intended) return intended;
  return wantsOfTickets(clause, draft) ?? ((now) => takeNote(noteOf(clause), now, spoken));
}

/** Whether a clause that orders nothing is about something else than the document. */
function isElsewhere(bearing: Spoken['bearing'], clause: string, draft: Draft): boolean {
  return (bearing === 'elsewhere' && !namesThing(clause, draft)) || isOffTopic(clause, draft);
}

/** "We should use a flag" proposes something for what the document is about; "we should shorten it" does not. */
const proposal =
  /^(?:i think |maybe |perhaps )?((?:we|the \p{L}+) (?:should|must|need to|have to|could|can|will) (?:use|make|keep|call|set|limit|run|start|tell|put|bring|push|say|state|note|answer|address|ensure|avoid|cap|extend)\b.{4,})$/isu;

/** The clause as a note: courtesies gone, a question still a question, a proposal with who is to do it. */
function noteOf(clause: string): string {
  const proposed = proposal.exec(clause.trim())?.[1];
  if (proposed !== undefined && !/[?？]\s*$/u.test(clause)) return proposed.replace(/[.!]+$/u, '');
  const plain = plainClause(clause);
  return /[?？]\s*$/u.test(clause) && !/[?？]\s*$/u.test(plain) ? `${plain}?` : plain;
}

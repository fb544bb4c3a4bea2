import { restStays } from '../clauses/rest-stays.ts';
import { designWish, exactDesignWish } from '../design/design.ts';
import { apartFrom } from '../design/wish.ts';
import type { Change } from '../instruction.ts';
import { isWithdrawal } from '../message/withdrawal.ts';
import { isKeeping } from '../postconditions/kept-as-asked.ts';
import { phraseOf } from '../reading/focus.ts';
import { orderIn } from '../reading/order.ts';
import { surelyExecuted } from '../reading/surely.ts';
import { wholeWish } from '../reading/whole-wish.ts';
import { relocationIn } from '../relocation/relocation.ts';
import { asksWhy, asksWriters, unanswered } from '../scope/asking.ts';
import { isForeign } from '../scope/foreign.ts';
import { isHijack } from '../scope/hijack.ts';
import { checked } from '../sound/checked.ts';
import { keysNamed } from '../tickets/wishes/keys-named.ts';
import { fieldsTold } from '../told/fields-told.ts';
import { answerTold, ownQuestionTold } from '../told/own-question-told.ts';
import { carryOut } from './carry-out.ts';
import { followWords, goesOn } from './follow-words.ts';
import type { Revision } from './revision.ts';

/** Follows the next clause of the feedback: as one about another clause, as a wish read in one piece, else by its words. */
export async function follow(revision: Revision, clause: string): Promise<void> {
  const named = keysNamed(revision.clauseBefore, revision.draft);
  revision.clauseBefore = clause;
  revision.isHijacked ||= isHijack(clause, revision.draft);
  if (takesBack(revision, clause) || keepsOnly(revision, clause)) return;
  if (isForeign(clause, revision.draft)) {
    revision.turnAway(clause);
    return;
  }
  const told = revision.isHijacked
    ? null
    : (answerTold(clause, revision.draft) ?? ownQuestionTold(clause, revision.draft));
  if (told) {
    await carryOut(revision, clause, told);
    return;
  }
  const sure = revision.isHijacked
    ? null
    : await surelyExecuted(clause, revision.draft, phraseOf(revision.focus));
  if (sure) {
    await carryOut(revision, clause, () => sure);
    return;
  }
  const wish = revision.isHijacked
    ? null
    : (questionIn(revision, clause) ?? wishIn(revision, clause, named) ?? moveIn(revision, clause));
  if (wish) await carryOut(revision, wish.said, wish.change);
  else await followWords(revision, clause);
}

/** "No, leave that": undoes the clause before. */
function takesBack(revision: Revision, clause: string): boolean {
  if (!isWithdrawal(clause) || revision.applied.length === 0) return false;
  revision.takeBack();
  revision.tell(clause, 'no-effect', 'Took back what was said before it.');
  return true;
}

/** "The rest stays": orders nothing, and bounds the clause before. */
function keepsOnly(revision: Revision, clause: string): boolean {
  const { applied, draft } = revision;
  const isBound =
    restStays(clause) || (isKeeping(clause) && applied.length > 0 && orderIn(clause, draft) === null);
  if (!isBound) return false;
  revision.isRelated = true;
  revision.tell(clause, 'no-effect', 'Read with what stands before it.');
  return true;
}

/** What several words or clauses ask for together. */
interface WholeWish {
  readonly said: string;
  readonly change: Change;
}

/** "Why is FR-2 a requirement?": a question about the document, which nothing behind it makes an order of. */
function questionIn({ draft, clauses }: Revision, clause: string): WholeWish | null {
  const isAlone = (asksWhy(clause, draft) || asksWriters(clause, draft)) && !goesOn.test(clauses[0] ?? '');
  return isAlone ? { said: clause, change: unanswered } : null;
}

/** A wish that is read on the sentence, or on the model of an API or its data; the clauses that belong to it wait no longer. */
function wishIn(revision: Revision, clause: string, named: string | null): WholeWish | null {
  const { draft, clauses, besides, focus } = revision;
  // what names a part of the design and says all of it in words that are read is more exact than values set against others
  const fields = fieldsTold(clause, draft);
  const wish =
    (fields && { change: fields, used: 0 }) ??
    exactDesignWish(clause, clauses, draft) ??
    wholeWish(clause, draft, phraseOf(focus) ?? named) ??
    designWish(clause, clauses, draft);
  if (!wish) return null;
  const { own, rest } = apartFrom(clause, wish);
  const said = [own, ...clauses.splice(0, wish.used)].join(' ');
  clauses.unshift(...rest);
  for (const one of rest) besides.add(one);
  return { said, change: wish.change };
}

/** What stands in the wrong place, and where it belongs. */
function moveIn({ draft, clauses }: Revision, clause: string): WholeWish | null {
  const relocation = relocationIn(clause, clauses, draft);
  if (!relocation) return null;
  clauses.splice(0, relocation.used);
  const { change, clause: said } = relocation;
  return { said, change: async (now) => checked(await change(now), now, said) };
}

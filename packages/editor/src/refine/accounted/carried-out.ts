import { type Draft, draftOf } from '../draft.ts';
import type { Refinement } from '../request.ts';
import { beyond, keeping, removing } from './lexicon/signs.ts';
import type { Changed, Ordered, Wish } from './wish.ts';
import { looseWishIn, wishIn } from './wishes/wish-in.ts';

/** Revises a document by orders in plain words. */
export type Follow = (orders: string) => Promise<Refinement>;

/**
 * Carries out feedback that comes to one wish only when words that no order is made of are left aside; null where it comes to none, or where
 * it could not be carried out.
 */
export async function looselyCarriedOut(draft: Draft, follow: Follow): Promise<Refinement | null> {
  const { feedback } = draft.request;
  if (beyond.test(feedback) || (removing.test(feedback) && keeping.test(feedback))) return null;
  const done = await carriedOutAs(looseWishIn(feedback.trim(), draft), draft, follow);
  return done?.applied.every(({ status }) => status === 'applied') ? done : null;
}

/** Carries out feedback that comes to one wish; null where it comes to another, or where the document would not show what was wished. */
export async function carriedOut(draft: Draft, follow: Follow): Promise<Refinement | null> {
  return carriedOutAs(wishIn(draft.request.feedback.trim(), draft), draft, follow);
}

async function carriedOutAs(wish: Wish | null, draft: Draft, follow: Follow): Promise<Refinement | null> {
  const feedback = draft.request.feedback.trim();
  if (wish === null) return null;
  const done = 'change' in wish ? await changed(wish, draft) : await ordered(wish, draft, follow);
  return done && { ...done, applied: done.applied.map((one) => ({ ...one, instruction: feedback })) };
}

async function changed({ change }: Changed, draft: Draft): Promise<Refinement> {
  const { text, status, message } = await change(draft);
  return { output: text, isOutOfScope: false, applied: [{ instruction: '', status, message }] };
}

async function ordered(wish: Ordered, draft: Draft, follow: Follow): Promise<Refinement | null> {
  const { orders, otherwise, holds } = wish;
  if (!holds) return follow(asMessage(orders));
  let refused: Refinement | null = null;
  for (const said of otherwise ? [orders, otherwise] : [orders]) {
    const done = await follow(asMessage(said));
    if (done.isOutOfScope || done.applied.length !== said.length) continue;
    const isDone = done.applied.every(({ status }) => status === 'applied');
    if (isDone && holds(draftOf(done.output, draft.request), draft)) return done;
    // what was understood and cannot be done is told, and not tried in other words
    if (done.output === draft.text) refused ??= done;
  }
  return refused;
}

/** Orders as a message. */
const asMessage = (orders: readonly string[]) => orders.join('. ');

import { type Draft, draftOf } from '../draft.ts';
import type { Refinement } from '../request.ts';
import { isHijack } from '../scope/hijack.ts';
import { partOrderIn } from './read.ts';

/**
 * Carries out feedback that is one order about a part of a format, and nothing else; null where it is another, or where the document
 * would not show what was ordered.
 *
 * @param follow revises the document by an order in plain words
 */
export async function partOrdered(
  draft: Draft,
  follow: (order: string) => Promise<Refinement>,
): Promise<Refinement | null> {
  const { feedback } = draft.request;
  const order = isHijack(feedback) ? null : partOrderIn(feedback, draft);
  if (order === null) return null;
  if ('change' in order) {
    const { text, status, message } = await order.change(draft);
    return {
      output: text,
      isOutOfScope: false,
      applied: [{ instruction: feedback.trim(), status, message }],
    };
  }
  let refused: Refinement | null = null;
  for (const said of [order.said].flat()) {
    const done = await follow(said);
    const [only, ...others] = done.applied;
    if (!only || others.length > 0 || done.isOutOfScope) continue;
    const told = { ...done, applied: [{ ...only, instruction: feedback.trim() }] };
    if (only.status === 'applied' && order.holds(draftOf(done.output, draft.request), draft)) return told;
    // what was understood and cannot be done is told, and not tried in other words
    if (done.output === draft.text) refused ??= told;
  }
  return refused;
}

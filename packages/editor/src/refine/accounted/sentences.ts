import { sentencesOf } from '../../read/sentences-of.ts';
import type { Draft } from '../draft.ts';
import { isCode } from '../scope/off-topic.ts';
import { documentWish } from './wishes/document/document-wish.ts';

/** Feedback in which wishes are said as plain orders, and what each of these was in the words of the feedback. */
export interface Accounted {
  readonly text: string;
  readonly said: ReadonlyMap<string, string>;
}

/** Says those sentences of a message anew that come to a wish each. */
export function accountedIn(feedback: string, draft: Draft): Accounted {
  const said = new Map<string, string>();
  if (isCode(feedback, draft)) return { text: feedback, said };
  const sentences = sentencesOf(feedback).map(({ start, end }) => {
    const words = feedback.slice(start, end);
    const wish = documentWish(words.trim(), draft);
    return { start, end, words, orders: wish && 'orders' in wish ? wish.orders : null };
  });
  // a question is answered by what follows it
  const isAsked = sentences.some(({ words, orders }) => orders === null && words.trim().endsWith('?'));
  if (isAsked || sentences.length < 2) return { text: feedback, said };
  let text = '';
  let from = 0;
  for (const { start, end, words, orders } of sentences) {
    for (const order of orders ?? []) said.set(order, words);
    text +=
      feedback.slice(from, start) +
      (orders ? `${orders.join('. ')}${/[.?]$/u.test(orders.at(-1) ?? '') ? '' : '.'}` : words);
    from = end;
  }
  return { text: text + feedback.slice(from), said };
}

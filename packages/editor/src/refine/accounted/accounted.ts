import { sentencesOf } from '../../read/sentences-of.ts';
import type { Draft } from '../draft.ts';
import { answerOrders } from './answers.ts';
import { contentOrders } from './contents.ts';
import { statementDescribed } from './described.ts';
import { exchangeOrders } from './exchange.ts';
import { ordersIn } from './frame.ts';
import { frames } from './frames.ts';
import { proseFormats } from './headings-named.ts';
import { newSectionOrders } from './new-section.ts';
import { partsOf } from './parts.ts';
import { piecesOf } from './pieces.ts';

/** Longer messages say more than one wish. */
const LONGEST = 300;

/** Feedback in which wishes are said as plain orders, and what each of these was in the words of the feedback. */
export interface Accounted {
  readonly text: string;
  readonly said: ReadonlyMap<string, string>;
}

/** Says the wishes of a message anew that are accounted for word by word: the message as one, else each of its sentences. */
export function accountedIn(feedback: string, draft: Draft): Accounted {
  const said = new Map<string, string>();
  const whole = anew(feedback.trim());
  if (whole !== null) return { text: whole, said };
  const sentences = sentencesOf(feedback);
  // a question is answered by what follows it
  const isAsked = sentences.some(({ start, end }) => {
    const words = feedback.slice(start, end).trim();
    return words.endsWith('?') && accountedOrders(words, draft) === null;
  });
  if (isAsked) return { text: feedback, said };
  let text = '';
  let from = 0;
  for (const { start, end } of sentences.length > 1 ? sentences : []) {
    const words = feedback.slice(start, end);
    text += feedback.slice(from, start) + (anew(words.trim()) ?? words);
    from = end;
  }
  return { text: text + feedback.slice(from), said };

  function anew(words: string): string | null {
    const orders = accountedOrders(words, draft);
    for (const order of orders ?? []) said.set(order, words);
    return orders && `${orders.join('. ')}${/\?$/u.test(orders.at(-1) ?? '') ? '' : '.'}`;
  }
}

/**
 * The plain orders that a message comes to where every word of it is accounted for: by the words of one sort of wish, in any order and of
 * any of four languages, by what it names of the document, or as a remark on why it is wished. Null for any other message, which is
 * read clause by clause.
 */
export function accountedOrders(message: string, draft: Draft): readonly string[] | null {
  if (message.length > LONGEST || message.includes('\n') || ofCode.test(message)) return null;
  const pieces = piecesOf(message, draft);
  const parts = partsOf(message, pieces);
  const described = (words: string, kind: 'requirement' | 'question') =>
    statementDescribed(draft, words, kind);
  const isProse = proseFormats.has(draft.request.format);
  for (const frame of isProse ? frames : frames.filter(({ holes }) => holes === undefined)) {
    const orders = ordersIn(frame, parts, draft, message, described);
    if (orders) return orders;
  }
  if (!isProse) return null;
  return (
    answerOrders(message, draft) ??
    exchangeOrders(message, parts, draft) ??
    newSectionOrders(message, pieces, draft) ??
    contentOrders(message, pieces, draft)
  );
}

const ofCode = /[`{}]|\p{L}_\p{L}|\p{Ll}\.\p{Ll}|(?<!\p{L})\/\p{L}/u;

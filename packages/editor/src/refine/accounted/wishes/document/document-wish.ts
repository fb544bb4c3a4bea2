import type { Draft } from '../../../draft.ts';
import { statementDescribed } from '../../named/described.ts';
import { proseFormats } from '../../named/headings.ts';
import { type Frame, ordersIn } from '../../reading/frame.ts';
import { partsOf } from '../../reading/parts.ts';
import { piecesOf } from '../../reading/pieces.ts';
import type { Wish } from '../../wish.ts';
import { answerOrders } from './answers.ts';
import { contentOrders } from './contents.ts';
import { exchangeOrders } from './exchange.ts';
import { frames } from './frames.ts';
import { newSectionOrders } from './new-section.ts';

/** Longer messages say more than one wish. */
const LONGEST = 300;
const ofCode = /[`{}]|\p{L}_\p{L}|\p{Ll}\.\p{Ll}|(?<!\p{L})\/\p{L}/u;

/** The wish about a part that a message names, or about the whole, with no words of its own: what it says is in words of the lexicon alone. */
export function plainWish(message: string, draft: Draft): Wish | null {
  return isReadable(message) ? framedWish(plainFrames, message, draft) : null;
}

/**
 * The wish about what any document has (sections, statements, words, its whole) that a message comes to, with words of its own; null where
 * it comes to another, or a word of it is left over.
 */
export function documentWish(message: string, draft: Draft): Wish | null {
  if (!isReadable(message)) return null;
  const isProse = proseFormats.has(draft.request.format);
  if (!isProse) return plainWish(message, draft);
  const framed = framedWish(frames, message, draft);
  if (framed) return framed;
  const pieces = piecesOf(message, draft);
  const orders =
    answerOrders(message, draft) ??
    exchangeOrders(message, partsOf(message, pieces), draft) ??
    newSectionOrders(message, pieces, draft) ??
    contentOrders(message, pieces, draft);
  return orders && { orders };
}

const plainFrames = frames.filter(({ holes }) => holes === undefined);

/** "US-4's assignee" is no more than a part of what the key names. */
const partOfKeyed = /(?<![\p{L}\p{N}])[A-Z]{1,8}-\d{1,6}['’]s \p{L}/u;

const isReadable = (message: string) =>
  message.length <= LONGEST && !message.includes('\n') && !ofCode.test(message) && !partOfKeyed.test(message);

/** As `plainWish`, where other words may stand beside those of the lexicon: the wish of the only frame that takes the message. */
export function looselyPlainWish(message: string, draft: Draft): Wish | null {
  if (!isReadable(message)) return null;
  const parts = partsOf(message, piecesOf(message, draft));
  const described = (words: string, kind: 'requirement' | 'question') =>
    statementDescribed(draft, words, kind);
  // what is said of a whole document names nothing that shows that it is meant
  const naming = plainFrames.filter(({ sections, keys }) => sections + keys > 0);
  const found = naming.flatMap((frame) => {
    const orders = ordersIn(frame, parts, draft, message, described, 'loose');
    return orders ? [orders] : [];
  });
  const [orders, ...others] = found;
  return orders && others.every((one) => one.join() === orders.join()) ? { orders } : null;
}

function framedWish(among: readonly Frame[], message: string, draft: Draft): Wish | null {
  const parts = partsOf(message, piecesOf(message, draft));
  const described = (words: string, kind: 'requirement' | 'question') =>
    statementDescribed(draft, words, kind);
  for (const frame of among) {
    const orders = ordersIn(frame, parts, draft, message, described);
    if (orders) return { orders };
  }
  return null;
}

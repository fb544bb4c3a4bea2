import { opensWithVerb } from '../../clauses/verbs.ts';
import type { Draft } from '../../draft.ts';
import { partsWished } from '../../length/shortening-to-parts.ts';
import { isHijack } from '../../scope/hijack.ts';
import { isCode } from '../../scope/off-topic.ts';
import { isReported } from '../reading/told-text.ts';
import type { Wish } from '../wish.ts';
import { documentWish, looselyPlainWish, plainWish } from './document/document-wish.ts';
import { statementTold } from './document/statements-told.ts';
import { formatWish } from './format-wish.ts';

/**
 * The one wish that a message comes to where every word of it is accounted for: by the words of one sort of wish, in any order, by what it
 * names of the document, by what it brings along, or as a remark on why it is wished. Null for any other message, which is read clause by
 * clause.
 */
export function wishIn(message: string, draft: Draft): Wish | null {
  if (isHijack(message, draft) || isCode(message, draft)) return null;
  return (
    plainWish(message, draft) ??
    formatWish(message, draft) ??
    // who said what is to be written is not written
    (isReported(message) ? looseWishIn(message, draft) : null) ??
    documentWish(message, draft)
  );
}

/** As `wishIn`, where words of any sort may stand beside those of orders. */
export function looseWishIn(message: string, draft: Draft): Wish | null {
  if (isHijack(message, draft) || isCode(message, draft) || !isOrdering(message)) return null;
  // so many sentences are left of a part, or it is short enough
  if (partsWished(message) !== null) return null;
  return (
    statementTold(message, draft) ?? formatWish(message, draft, 'loose') ?? looselyPlainWish(message, draft)
  );
}

/** What only messages have that want something done. */
const ordered =
  /(?<!\p{L})(?:please|pls|plz|kindly|(?:would|could|can) (?:you|we)|i['’]d|we['’]d|let['’]s|should|must|ought|has to|have to|had better|needs? to|want|rather|instead|better|bitte|soll\p{L}*|muss|müss\p{L}*|merci|svp|stp|faut|faudrait|doit|devrait|por favor|debe\p{L}*|hay que|así|graag|proszę)(?!\p{L})|->|→|⇒|=>|[=:+]/iu;
const isOrdering = (message: string) =>
  ordered.test(message) ||
  message
    .split(/[.!?;,:]\s+(?:(?:so|hence|therefore|and|also|then|daher|also|donc|así que)\s)?/u)
    .some((one) => opensWithVerb(one.trim()));

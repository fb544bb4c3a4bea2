import type { Draft } from '../../draft.ts';
import { isHijack } from '../../scope/hijack.ts';
import { isCode } from '../../scope/off-topic.ts';
import type { Wish } from '../wish.ts';
import { documentWish, plainWish } from './document/document-wish.ts';
import { formatWish } from './format-wish.ts';

/**
 * The one wish that a message comes to where every word of it is accounted for: by the words of one sort of wish, in any order, by what it
 * names of the document, by what it brings along, or as a remark on why it is wished. Null for any other message, which is read clause by
 * clause.
 */
export function wishIn(message: string, draft: Draft): Wish | null {
  if (isHijack(message) || isCode(message, draft)) return null;
  return plainWish(message, draft) ?? formatWish(message, draft) ?? documentWish(message, draft);
}

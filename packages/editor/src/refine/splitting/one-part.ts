import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { withoutMember } from '../enumerated/coordination.ts';
import { listsIn, memberNamed } from '../enumerated/find.ts';

/**
 * What of a text is left to one of the parts it is split into: its lists lose the members that the other parts name. The
 * same text where no list tells the parts apart.
 */
export function textOfPart(draft: Draft, text: string, part: string, parts: readonly string[]): string {
  const shared = contentWords(part);
  let now = draftOf(text, draft.request);
  for (const other of parts.filter((one) => one !== part)) {
    const own = contentWords(other).filter((word) => !shared.includes(word));
    if (own.length === 0) continue;
    const splices = listsIn(now).flatMap(({ list }) => {
      const at = memberNamed(now, list, own.join(' '));
      return at < 0 ? [] : withoutMember(now.text, list, at);
    });
    now = draftOf(splice(now.text, splices), draft.request);
  }
  return now.text;
}

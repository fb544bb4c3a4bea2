import { endpointsIn } from '../../document/endpoints.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { operationsIn } from './operations.ts';

/**
 * The text in which nobody asks any more what becomes of an operation that is sent twice, once that is gone (by its key). Other operations may be
 * open for the same question: it is then asked of the first of those.
 */
export function withoutRepeatsAsked(draft: Draft, gone: string): string {
  const asked = (call: string) => fill(phrasesOf(draft.language).askIdempotency, { call: `\`${call}\`` });
  const [found] = draft.items.flatMap((item) => {
    const words = draft.text.slice(item.start, item.end);
    return item.key?.family !== 'Q'
      ? []
      : endpointsIn(words)
          .filter(({ key, method, path }) => key === gone && words.includes(asked(`${method} ${path}`)))
          .map(({ method, path }) => ({
            item,
            key: item.key?.text ?? '',
            words: asked(`${method} ${path}`),
          }));
  });
  if (!found) return draft.text;
  const { item, key, words } = found;
  const left = operationsIn(draft).find(({ section }) =>
    new RegExp(`(?<![\\p{L}\\p{N}-])${key}(?!\\d)`, 'u').test(
      draft.text.slice(section.headingEnd, section.bodyEnd),
    ),
  );
  if (!left) {
    const { start, end, section } = item;
    return removedWithKey(draft, { kind: 'item', start, end, name: 'the question', section }, key);
  }
  const start = draft.text.indexOf(words, item.start);
  const call = `${left.endpoint.method} ${left.endpoint.path}`;
  return splice(draft.text, [{ start, end: start + words.length, text: asked(call) }]);
}

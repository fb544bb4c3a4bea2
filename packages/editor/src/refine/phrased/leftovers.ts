import type { Word } from './message.ts';
import type { PartKind } from './parts-named.ts';
import type { PhrasedWish } from './reader.ts';

/** What people seldom name but to have something done with it; headings and entities are words of the subject as well. */
const telling: ReadonlySet<PartKind> = new Set([
  'key',
  'ticket',
  'call',
  'path',
  'field',
  'status',
  'value',
  'variable',
]);

/**
 * Whether a message names parts, quotes words or gives numbers that its wish does not take up: it wishes more, or something else, than what
 * was read.
 */
export function leavesSomething(words: readonly Word[], { slots }: PhrasedWish): boolean {
  const filled = [...slots.values()];
  const names = new Set(filled.flatMap((one) => one.words.map(nameOf)));
  return words.some(
    (word) =>
      isTelling(word) &&
      !names.has(nameOf(word)) &&
      !filled.some(({ start, end }) => start <= word.start && word.end <= end),
  );
}

const isTelling = ({ text, mention, quotation }: Word) =>
  mention ? telling.has(mention.kind) : quotation > 0 || /\p{N}|`/u.test(text);

/** The same part may be named twice. */
const nameOf = ({ text, mention }: Word) => (mention?.name ?? text).toLowerCase();

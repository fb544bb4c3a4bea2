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

/** Wishes that may name the section where such things stand: "put it in the risks". */
const inSection = /^(?:add-|answer-|remove-question|move-to-non-goals)/u;

/**
 * Whether a message names parts, quotes words, or gives numbers or names of code that its wish does not take up: it wishes more, or
 * something else, than what was read.
 */
export function leavesSomething(
  words: readonly Word[],
  { kind, slots }: Pick<PhrasedWish, 'kind' | 'slots'>,
): boolean {
  const filled = [...slots.values()];
  const names = new Set(filled.flatMap((one) => one.words.map(nameOf)));
  const left = words.filter(
    (word) =>
      !names.has(nameOf(word)) && !filled.some(({ start, end }) => start <= word.start && word.end <= end),
  );
  const headings = new Set(left.filter(({ mention }) => mention?.kind === 'heading').map(nameOf));
  return (
    left.some(isTelling) ||
    headings.size > (inSection.test(kind) && !slots.has('heading') ? 1 : 0) ||
    asksBesides(words, left)
  );
}

/** Whether one of several sentences is a question and holds nothing of the wish. */
function asksBesides(words: readonly Word[], left: readonly Word[]): boolean {
  const isLeft = new Set(left);
  const sentences: Word[][] = [[]];
  for (const word of words) {
    sentences.at(-1)?.push(word);
    if (word.mention === null && /^[.?!]$/u.test(word.text)) sentences.push([]);
  }
  const told = sentences.filter((one) => one.some(({ text }) => /\p{L}/u.test(text)));
  return (
    told.length > 1 &&
    told.some(
      (one) =>
        one.at(-1)?.text === '?' && asking.test(one[0]?.text ?? '') && one.every((word) => isLeft.has(word)),
    )
  );
}

const asking = /^(?:who|what|when|where|which|how|by)$/iu;

const isTelling = ({ text, mention, quotation }: Word) =>
  mention ? telling.has(mention.kind) : quotation > 0 || /[\p{N}`_]|\p{Ll}\p{Lu}/u.test(text);

/** The same part may be named twice. */
const nameOf = ({ text, mention }: Word) => (mention?.name ?? text).toLowerCase();

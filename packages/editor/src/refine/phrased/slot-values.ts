import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { findField } from '../entities/places.ts';
import { fitsSlot } from './fits-slot.ts';
import type { PartKind } from './parts-named.ts';
import type { PhrasedWish } from './reader.ts';
import { partsIn } from './slot-parts.ts';
import type { Filled } from './slot-tags.ts';
import { slotsOf, type WishSlot } from './wish-kinds.ts';

/** The slots of a wish in words that an order can use: parts by the names that the document knows them by. */
export type SlotValues = Readonly<Partial<Record<WishSlot, string>>>;

/** A wish with what fills its slots. */
type WishRead = Pick<PhrasedWish, 'kind' | 'slots'>;

/** The first slot of a wish that cannot be filled so: it has to name a part of the document, say, and names none. */
export function misfitOf(wish: WishRead, message: string, draft: Draft): WishSlot | null {
  for (const [slot, filled] of wish.slots)
    if (valueIn(slot, filled, wish, message, draft) === null) return slot;
  return isOwnerLeftOut(wish) && ownerOf(wish, draft) === null ? 'field' : null;
}

/** What fills the slots of a wish that has no misfit. */
export function slotValues(wish: WishRead, message: string, draft: Draft): SlotValues {
  const values: Partial<Record<WishSlot, string>> = {};
  for (const [slot, filled] of wish.slots) values[slot] = valueIn(slot, filled, wish, message, draft) ?? '';
  if (isOwnerLeftOut(wish)) values.entity = ownerOf(wish, draft) ?? '';
  return values;
}

const isOwnerLeftOut = ({ kind, slots }: WishRead) =>
  slotsOf(kind).includes('entity') && !slots.has('entity');

/** The entity of the field that a wish names: `loan.due_date`, or the only field of that name. */
function ownerOf({ slots }: WishRead, draft: Draft): string | null {
  const mention = slots.get('field')?.words.find((word) => word.mention?.kind === 'field')?.mention;
  return mention ? (findField(draft, mention.name)?.entity.name ?? null) : null;
}

function valueIn(
  slot: WishSlot,
  filled: Filled,
  wish: WishRead,
  message: string,
  draft: Draft,
): string | null {
  const kinds = partsIn(wish.kind, slot);
  const value = kinds
    ? partNamed(filled, slot, kinds, message, draft)
    : told(message.slice(filled.start, filled.end)).replace(asOne, '');
  return value !== null && fitsSlot(slot, value, wish, { message, draft }) ? value : null;
}

/** "CSV as an alternative": what it is to be in the document is no part of its name. */
const asOne = / as an? (?:\p{L}+ )?(?:alternative|option)$/iu;

function partNamed(
  { start, end, words }: Filled,
  slot: WishSlot,
  kinds: readonly PartKind[],
  message: string,
  draft: Draft,
): string | null {
  const mentions = words.flatMap(({ mention }) => (mention && kinds.includes(mention.kind) ? [mention] : []));
  const [mention, ...others] = mentions;
  if (others.length > 0) return null;
  if (!mention) return slot.startsWith('heading') ? headingLike(message.slice(start, end), draft) : null;
  switch (mention.kind) {
    case 'key':
      return isDemand(mention.name, draft) ? mention.name : null;
    case 'field':
      return mention.name.replace(/^.*\./u, '');
    case 'call':
    case 'path':
      return slot === 'path' ? mention.name : callNamed(mention.name, draft);
    default:
      return mention.name;
  }
}

/** Whether a key is that of a requirement of the draft. */
const isDemand = (name: string, { items }: Draft) =>
  items.some(({ key }) => key?.text === name && !/^(?:Q|T|R|NG|G|A)$/u.test(key.family));

/** The one operation of a draft that a method and a path, or a path alone, name. */
function callNamed(name: string, draft: Draft): string | null {
  const calls = operationsIn(draft).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const found = calls.filter((call) => call === name || call.endsWith(` ${name}`));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The one section whose title has the words of a description. */
function headingLike(words: string, { outline }: Draft): string | null {
  const wanted = contentWords(words.replace(/(?<!\p{L})(?:section|chapter|part|heading)s?(?!\p{L})/giu, ''));
  if (wanted.length === 0) return null;
  const found = outline.sections.filter(({ level, title }) => {
    const own = contentWords(title);
    return level > 1 && keysIn(title).length === 0 && wanted.every((word) => own.includes(word));
  });
  return found.length === 1 ? (found[0]?.title ?? null) : null;
}

/** Words of a message without the marks around them. */
function told(words: string): string {
  const bare = words
    .trim()
    .replace(/[,;:]+$/u, '')
    .trim();
  const quoted = /^["“„«'](.*)["”“»']$/u.exec(bare)?.[1];
  return (quoted ?? bare).trim().replace(/(?<![.?!])[.]+$/u, '');
}

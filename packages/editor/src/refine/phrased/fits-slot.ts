import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { isSqlType } from '../entities/field-values.ts';
import { opensWithVerb } from '../verbs.ts';
import type { PhrasedWish } from './reader.ts';
import type { WishSlot } from './wish-kinds.ts';

/** Slots that are filled by a clause. */
const clauses: ReadonlySet<WishSlot> = new Set([
  'demand',
  'deed',
  'risk',
  'fact',
  'case',
  'question',
  'reason',
  'constraint',
  'purpose',
]);
const FEWEST_WORDS = 2;

/** What is said, and what it is said of. */
interface Said {
  readonly message: string;
  readonly draft: Draft;
}

/**
 * Whether words can fill a slot: training knows how people phrase their wishes, and not that a clause says more than a word, that what is to be
 * replaced stands in the document, or that a title of one word is written as one.
 */
export function fitsSlot(
  slot: WishSlot,
  value: string,
  wish: PhrasedWish,
  { message, draft }: Said,
): boolean {
  if (value === '') return false;
  const filled = wish.slots.get(slot);
  if (clauses.has(slot))
    // the order itself is nothing that it orders
    return contentWords(value).length >= FEWEST_WORDS && !(filled?.start === 0 && opensWithVerb(message));
  switch (slot) {
    case 'm':
      return (
        /\p{N}/u.test(value) || (filled?.words.some(({ mention }) => mention?.kind === 'value') ?? false)
      );
    case 'n':
    case 'old':
      return contentWords(value).length > 0 && draft.text.toLowerCase().includes(value.toLowerCase());
    case 'name':
      return !/^\p{Lu}{2,}$/u.test(value);
    case 'type':
      return wish.kind === 'ticket-type' || isSqlType(value);
    case 'new':
      return wish.kind === 'rename-path' ? value.startsWith('/') : isTitle(value, message);
    default:
      return true;
  }
}

function isTitle(value: string, message: string): boolean {
  const isQuoted = new RegExp(`["“„«'\`]${literal(value)}`, 'u').test(message);
  return keysIn(value).length === 0 && (isQuoted || /\s|_|^\p{Lu}/u.test(value));
}

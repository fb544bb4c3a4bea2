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
const MOST_NAMES = 4;

/** Slots that are filled by what the message brings along. */
const own: ReadonlySet<WishSlot> = new Set([...clauses, 'thing', 'format', 'alternative', 'answer']);

/** What a value or a name is set against is not part of it: "300 ms instead", "Maria to Tom". */
const turned =
  /(?<!\p{L})(?:instead|rather|to|not|now|statt|anstatt|au lieu|en vez|invece|zamiast)(?!\p{L})/iu;

const kept = /(?<!\p{L})(?:keep|stays?|leave)(?!\p{L})/iu;
/** "Remove fax from the body of POST /rooms" keeps the call. */
const takenOut =
  /(?<!\p{L})(?:from|of|in|aus|von|de|du|des|da|do|dal|dalla|uit|van|z|ze)(?: \p{L}+){0,4} [`"]?$/iu;
const rfcStatus =
  /^(?:in |under )?(?:draft|proposed|proposal|accepted|approved|rejected|declined|withdrawn|superseded|deprecated|obsolete|implemented|active|final|done|review|discussion|deferred|postponed|on hold|open|closed|entwurf|angenommen|abgelehnt|brouillon|accepté|rejeté|borrador|aceptado|rechazado|rascunho|aceito|rejeitado|bozza|accettato|rifiutato|concept|geaccepteerd|afgewezen|szkic|przyjęty|odrzucony)/iu;

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
  // the order itself is nothing that it orders
  if (own.has(slot) && filled?.start === 0 && opensWithVerb(message)) return false;
  if (clauses.has(slot)) return contentWords(value).length >= FEWEST_WORDS && !draft.text.includes(value);
  switch (slot) {
    case 'm':
      return (
        !turned.test(value) &&
        (/\p{N}/u.test(value) || (filled?.words.some(({ mention }) => mention?.kind === 'value') ?? false))
      );
    case 'n':
    case 'old':
      return contentWords(value).length > 0 && draft.text.toLowerCase().includes(value.toLowerCase());
    case 'name':
      return isName(value);
    case 'thing':
      // "no password belongs to the non-goals" names where it goes
      return !(
        (filled?.words.some(({ mention }) => mention?.kind === 'heading') ?? false) ||
        kept.test(message)
      );
    case 'topic':
      return /\p{L}{2}/u.test(value) && !/^\p{N}/u.test(value);
    case 'param':
      // what is handed in with a body is no parameter of its address
      return !/(?:POST|PUT|PATCH)\s/u.test(message) || /query|param/iu.test(message);
    case 'endpoint':
      return wish.kind !== 'remove-endpoint' || !takenOut.test(message.slice(0, filled?.start));
    case 'status':
      return wish.kind !== 'rfc-status' || rfcStatus.test(value);
    case 'type':
      return wish.kind === 'ticket-type' || isSqlType(value);
    case 'new':
      return wish.kind === 'rename-path' ? value.startsWith('/') : isTitle(value, message);
    default:
      return true;
  }
}

/** Names are written with capital letters, but for one that is typed in haste. */
function isName(value: string): boolean {
  const words = value.split(/\s+/u);
  return (
    !/^\p{Lu}{2,}$|\p{N}/u.test(value) &&
    !turned.test(value) &&
    words.length <= MOST_NAMES &&
    (words.length === 1 || words.some((word) => /^[\p{Lu}@]/u.test(word)))
  );
}

function isTitle(value: string, message: string): boolean {
  const isQuoted = new RegExp(`["“„«'\`]${literal(value)}`, 'u').test(message);
  return keysIn(value).length === 0 && (isQuoted || /\s|_|^\p{Lu}/u.test(value));
}

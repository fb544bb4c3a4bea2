import { contentWords } from '../../src/document/content-words.ts';
import { keysIn } from '../../src/document/keys.ts';
import { type Word, wordsIn } from '../../src/refine/phrased/message.ts';
import type { Named, PartKind } from '../../src/refine/phrased/parts-named.ts';
import type { Known } from '../../src/refine/phrased/reader.ts';
import type { Tag } from '../../src/refine/phrased/slot-tags.ts';
import { slotsOf, type WishKind, type WishSlot } from '../../src/refine/phrased/wish-kinds.ts';
import type { Fillings, Phrasing } from './phrasings.ts';

/** A phrasing with something in its slots, said of a document that there might be. */
export interface Drawn {
  /** Null for what is no wish. */
  readonly kind: WishKind | null;
  readonly message: string;
  readonly known: Known;
  readonly words: readonly Word[];
  readonly tags: readonly Tag[];
}

/** Kinds of parts that a document has which is spoken of in such slots. */
const parts: Readonly<Partial<Record<WishSlot, PartKind>>> = {
  heading: 'heading',
  heading2: 'heading',
  ticket: 'ticket',
  ticket2: 'ticket',
  path: 'path',
  entity: 'entity',
  entity2: 'entity',
  n: 'value',
};
/** Kinds of wish about fields and calls that are there. */
const ofFields = /^(?:change-type|classify|make-|remove-field|rename-field)/u;
const ofCalls = /^(?:change-status|add-error|add-parameter|remove-endpoint)/u;

/** Fills the slots of a phrasing. */
export function drawnFrom(phrasing: Phrasing, fillings: Fillings, random: () => number): Drawn {
  const { kind, language } = phrasing;
  const pick = (pool: string, tongue = language): string => {
    const own = fillings.get(pool);
    const some = own?.get(tongue) ?? own?.get('en') ?? [];
    return some[Math.floor(random() * some.length)] ?? '';
  };
  const filled = new Map<WishSlot, string>();
  const spans: { slot: WishSlot; start: number; end: number }[] = [];
  let message = '';
  let from = 0;
  for (const match of phrasing.text.matchAll(/\{(\w+)\}/gu)) {
    const slot = match[1] as WishSlot;
    message += phrasing.text.slice(from, match.index);
    from = match.index + match[0].length;
    let words = wordsFor(slot, kind, pick, random);
    for (let again = 0; again < 5 && [...filled.values()].includes(words); again += 1)
      words = wordsFor(slot, kind, pick, random);
    filled.set(slot, words);
    const said = slot.startsWith('heading') && random() < 0.15 ? words.toLowerCase() : words;
    spans.push({ slot, start: message.length, end: message.length + said.length });
    message += said;
  }
  message += phrasing.text.slice(from);
  // documents of tickets have keys of the same form
  const keys = kind === null && random() < HALF ? keysIn(message) : [];
  const filledIn = knownFor(kind, filled, pick, random);
  const tickets = keys.map(({ text }): Named => ({ kind: 'ticket', words: text, name: text }));
  const known = { ...filledIn, named: [...filledIn.named, ...tickets] };
  const words = wordsIn(message, known.named);
  return { kind, message, known, words, tags: tagsFor(words, kind === null ? [] : spans) };
}

const HALF = 0.5;
/** So many tables have names in small letters. */
const SMALL = 0.4;

/** "OrderItem" as a table of that name is called elsewhere: "order_item". */
const inSmallLetters = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_').toLowerCase();

const LETTERS_OF_KEYS = ['FR', 'FR', 'NFR', 'REQ', 'BR'];
const LETTERS_OF_TICKETS = ['US', 'TASK', 'T', 'BUG', 'TICKET'];

function wordsFor(
  slot: WishSlot,
  kind: WishKind | null,
  pick: (pool: string, language?: string) => string,
  random: () => number,
): string {
  const key = (letters: readonly string[]) =>
    `${letters[Math.floor(random() * letters.length)]}-${1 + Math.floor(random() * 14)}`;
  switch (slot) {
    case 'id':
    case 'id2':
      return key(LETTERS_OF_KEYS);
    case 'ticket':
    case 'ticket2':
      return key(LETTERS_OF_TICKETS);
    case 'heading2':
      return pick('heading');
    case 'entity2':
      return wordsFor('entity', kind, pick, random);
    case 'status2':
    case 'status': {
      const isWord = kind === 'rfc-status';
      let status = pick('status');
      while (/^\d/u.test(status) === isWord) status = pick('status');
      return status;
    }
    case 'type':
      return pick(kind === 'ticket-type' ? 'tickettype' : 'type');
    case 'new':
      if (kind === 'rename-path') return pick('path');
      return pick(kind === 'rename-field' ? 'field' : 'new');
    case 'variable':
      return pick('variable');
    case 'entity':
      return random() < SMALL ? inSmallLetters(pick('entity')) : pick('entity');
    default:
      return pick(slot);
  }
}

/** So many words of what a message brings along stand in the document as well. */
const HELD_OF_TOLD = 0.35;
const HELD_OF_NAMED = 0.85;

function knownFor(
  kind: WishKind | null,
  filled: ReadonlyMap<WishSlot, string>,
  pick: (pool: string, language?: string) => string,
  random: () => number,
): Known {
  const named: Named[] = [];
  const isLoose = kind === null;
  const add = (part: PartKind, words: string) => named.push(...namesOf(part, words));
  const held = new Set<string>();
  for (const [slot, words] of filled) {
    const part =
      slot === 'field' && (ofFields.test(kind ?? '') || isLoose)
        ? 'field'
        : slot === 'endpoint' && (ofCalls.test(kind ?? '') || isLoose)
          ? 'call'
          : kind === 'add-entity'
            ? undefined
            : parts[slot];
    if (part) add(part, words);
    const share = slot === 'topic' || slot === 'old' || part ? HELD_OF_NAMED : HELD_OF_TOLD;
    for (const word of contentWords(words)) if (random() < share) held.add(word);
  }
  for (let more = 0; more < 8; more += 1) add('heading', pick('heading'));
  if (/field|entity|type|unique|nullable|required|relate|classify|retention/u.test(kind ?? '')) {
    for (let more = 0; more < 4; more += 1) add('field', pick('field'));
    for (let more = 0; more < 2; more += 1) add('entity', pick('entity'));
  }
  for (let more = 0; more < 3; more += 1) for (const word of contentWords(pick('topic'))) held.add(word);
  return { named, holds: (word) => contentWords(word).some((one) => held.has(one)) };
}

/** A part as its document names it. */
function namesOf(kind: PartKind, words: string): Named[] {
  if (kind === 'call') {
    const path = words.replace(/^[A-Z]+ /u, '');
    return [
      { kind, words, name: words },
      { kind: 'path', words: path, name: path },
    ];
  }
  if (kind === 'entity') return [words, `${words}s`].map((one) => ({ kind, words: one, name: words }));
  if (kind === 'field')
    return [...new Set([words, words.replaceAll('_', ' ')])].map((one) => ({
      kind,
      words: one,
      name: words,
    }));
  return [{ kind, words, name: words }];
}

function tagsFor(
  words: readonly Word[],
  spans: readonly { readonly slot: WishSlot; readonly start: number; readonly end: number }[],
): Tag[] {
  const begun = new Set<WishSlot>();
  return words.map(({ start, end }): Tag => {
    const within = spans.find((span) => span.start < end && start < span.end);
    if (!within) return 'O';
    const isFirst = !begun.has(within.slot);
    begun.add(within.slot);
    return `${isFirst ? 'B' : 'I'}-${within.slot}`;
  });
}

/** Whether a phrasing has each slot of its kind once. */
export function isWhole({ kind, tags }: Drawn): boolean {
  const begins = tags.filter((tag) => tag.startsWith('B-')).map((tag) => tag.slice(2));
  const wanted = kind === null ? [] : slotsOf(kind);
  return begins.length === wanted.length && wanted.every((slot) => begins.includes(slot));
}

import type { Word } from './message.ts';
import type { PartKind } from './parts-named.ts';
import { slotsOf, type WishKind, type WishSlot } from './wish-kinds.ts';

/** Kinds of wish that bring along what others name. */
const brings: Readonly<Partial<Record<WishKind, readonly WishSlot[]>>> = {
  'add-endpoint': ['endpoint'],
  'add-entity': ['entity'],
  'add-field': ['field'],
};
const partOf: Readonly<Partial<Record<WishSlot, readonly PartKind[]>>> = {
  heading: ['heading'],
  heading2: ['heading'],
  id: ['key'],
  id2: ['key'],
  ticket: ['ticket'],
  ticket2: ['ticket'],
  endpoint: ['call', 'path'],
  path: ['path'],
  entity: ['entity'],
  entity2: ['entity'],
  field: ['field'],
};

/** The parts of a document that a slot of a kind names; undefined where the message brings words of its own along. */
export function partsIn(kind: WishKind, slot: WishSlot): readonly PartKind[] | undefined {
  return brings[kind]?.includes(slot) ? undefined : partOf[slot];
}

/**
 * Whether a word can stand in a slot: where the slot names a part, only what names one, but that a section may be described as well. Known
 * before anything is read, so that what can fill a slot is found among what names many parts.
 */
export function mayStandIn(kind: WishKind, slot: WishSlot, { text, mention }: Word): boolean {
  const parts = partsIn(kind, slot);
  if (parts) return mention ? parts.includes(mention.kind) : slot.startsWith('heading');
  switch (slot) {
    case 'points':
      return mention?.kind === 'value' || /^\p{N}/u.test(text);
    case 'status':
    case 'status2':
      return kind === 'rfc-status' || mention?.kind === 'status' || /^[1-5]\d\d$/u.test(text);
    default:
      return true;
  }
}

/** `mayStandIn` for the words of a message by their places. */
export function standingIn(kind: WishKind, words: readonly Word[]): (at: number, slot: WishSlot) => boolean {
  return (at, slot) => {
    const word = words[at];
    return word !== undefined && mayStandIn(kind, slot, word);
  };
}

/**
 * The slots of a kind that some words can fill: who names a field as one of an entity, or only a field, does not name the entity beside it.
 */
export function slotsIn(kind: WishKind, words: readonly Word[]): readonly WishSlot[] {
  const slots = slotsOf(kind);
  const names = (part: PartKind) => words.some(({ mention }) => mention?.kind === part);
  return partsIn(kind, 'field') && slots.includes('field') && names('field') && !names('entity')
    ? slots.filter((slot) => slot !== 'entity')
    : slots;
}

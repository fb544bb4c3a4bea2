import { describe, expect, it } from 'vitest';
import { wordsIn } from './message.ts';
import type { Named } from './parts-named.ts';
import { mayStandIn, partsIn, slotsIn } from './slot-parts.ts';
import type { WishKind, WishSlot } from './wish-kinds.ts';

const named: readonly Named[] = [
  { kind: 'ticket', words: 'US-2', name: 'US-2' },
  { kind: 'heading', words: 'Test plan', name: 'Test plan' },
  { kind: 'entity', words: 'loan', name: 'loan' },
  { kind: 'field', words: 'loan.due_date', name: 'loan.due_date' },
  { kind: 'field', words: 'due_date', name: 'due_date' },
];

/** The words of a message that can stand in a slot. */
const standing = (kind: WishKind, slot: WishSlot, message: string) =>
  wordsIn(message, named)
    .filter((word) => mayStandIn(kind, slot, word))
    .map(({ text }) => text);

describe('a slot', () => {
  it('that names a part is filled by what names one', () => {
    expect(standing('assign-ticket', 'ticket', 'give US-2 to Maria')).toEqual(['US-2']);
    expect(standing('remove-field', 'entity', 'loan needs no due_date')).toEqual(['loan']);
  });

  it('that names a section may describe it, and not by what names another part', () => {
    expect(standing('to-table', 'heading', 'test steps of loan')).toEqual(['test', 'steps', 'of']);
  });

  it('for a number is filled by one', () => {
    expect(standing('estimate', 'points', 'US-2: 5 points')).toEqual(['5 points']);
    expect(standing('add-error', 'status', 'answers 409 then')).toEqual(['409']);
  });

  it('brings words along where the document has no such part yet', () => {
    expect(partsIn('add-field', 'field')).toBeUndefined();
    expect(standing('add-field', 'field', 'a fine for')).toEqual(['a', 'fine', 'for']);
  });
});

describe('the slots that words can fill', () => {
  it('leave out the entity where only a field is named', () => {
    expect(slotsIn('make-nullable', wordsIn('loan.due_date may be empty', named))).toEqual(['field']);
    expect(slotsIn('rename-field', wordsIn('due_date is called due_at', named))).toEqual(['field', 'new']);
  });

  it('are all of them where both are named, or neither is', () => {
    expect(slotsIn('make-nullable', wordsIn('due_date of loan may be empty', named))).toEqual([
      'entity',
      'field',
    ]);
    expect(slotsIn('add-field', wordsIn('add a fine', named))).toEqual(['entity', 'field', 'type']);
  });
});

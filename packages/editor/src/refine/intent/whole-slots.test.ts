import { describe, expect, it } from 'vitest';
import type { Operation, Slots } from './intent.ts';
import { withWholeSlots } from './whole-slots.ts';

const slotsOf = (operation: Operation, clause: string, slots: Slots) =>
  withWholeSlots({ operation, likelihood: 1, slots }, clause).slots;

describe('the slots of an intent', () => {
  it('hold a text up to where it ends', () => {
    const clause = "One thing that could go wrong: the box isn't closed, a risk in my eyes.";
    expect(slotsOf('add', clause, { to: 'the box', kind: 'risk' }).to).toBe("the box isn't closed");
  });

  it('hold whole words', () => {
    expect(slotsOf('remove', 'strike the criterion with 18s', { what: 'the criterion with 18' }).what).toBe(
      'the criterion with 18s',
    );
  });

  it.each([
    ['set', 'change the timeout to 30 s everywhere', { to: '30 s' }],
    ['add', 'add retries to the risks', { to: 'retries' }],
    ['rename', 'call it Orders API from now on', { to: 'Orders API' }],
    ['add', 'add the box, Tom asked for it', { to: 'the box' }],
  ] as const)('end before what belongs to the order: %s %s', (operation, clause, slots) => {
    expect(slotsOf(operation, clause, slots).to).toBe(slots.to);
  });
});

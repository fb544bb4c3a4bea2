import { describe, expect, it } from 'vitest';
import { actingIn, boundIn, doneBy, personIn, successOf } from './attempt.ts';

describe('personIn', () => {
  it.each([
    ['Project managers', 'a project manager'],
    ['an owner', 'an owner'],
    ['volunteers', 'a volunteer'],
  ])('makes one person of %s', (subject, first) => {
    expect(personIn(subject)?.first).toBe(first);
  });

  it.each(['phone numbers', 'the list of customers', 'the system', 'finance'])(
    'takes %s for nobody',
    (subject) => {
      expect(personIn(subject)).toBeNull();
    },
  );
});

describe('actingIn', () => {
  it.each([
    ['office', 'the office'],
    ['The front desk', 'the front desk'],
    ['treasurers', 'a treasurer'],
  ])('knows who acts in %s', (subject, first) => {
    expect(actingIn(subject)?.first).toBe(first);
  });

  it.each(['the service', 'the address of the office'])('knows nobody in %s', (subject) => {
    expect(actingIn(subject)).toBeNull();
  });
});

describe('a deed', () => {
  const owner = { first: 'an owner', again: 'the owner' };

  it.each([
    ['cancel a booking until noon', 'the booking is cancelled'],
    ['open their compartment with the code', 'their compartment is opened'],
    ['list readings of a meter', 'the readings are shown'],
    ['register online with name and email', 'this succeeds'],
    ['block a compartment with a reason and unblock it', 'each of these steps succeeds'],
  ])('%s ends so that %s', (action, outcome) => {
    expect(successOf(action)).toBe(outcome);
  });

  it('is told of whoever does it, with the bound that it has', () => {
    expect(doneBy(owner, 'block a run and unblock it')).toBe('the owner blocks a run and unblocks it');
    expect(boundIn('cancel up to 48 hours before check-in, later by phone')).toBe(
      'up to 48 hours before check-in',
    );
  });
});

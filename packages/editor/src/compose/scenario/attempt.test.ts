import { describe, expect, it } from 'vitest';
import { actingIn, doneBy, personIn, successOf } from './attempt.ts';

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
    ['register online with name and email', null],
    ['block a compartment with a reason and unblock it', null],
    ['come in first', null],
    ['turn the filter off in the app', null],
  ])('%s ends so that %s', (action, outcome) => {
    expect(successOf(action)).toBe(outcome);
  });

  it('is told of whoever does it', () => {
    expect(doneBy(owner, 'block a run and unblock it')).toBe('the owner blocks a run and unblocks it');
  });
});

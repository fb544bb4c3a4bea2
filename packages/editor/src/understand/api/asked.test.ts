import { describe, expect, it } from 'vitest';
import { askedOf } from './asked.ts';

describe('askedOf', () => {
  it.each([
    ['at a glance how many parcels are waiting in each depot', null, 'depot', false],
    ['which lockers are free', null, 'locker', false],
    ['later whether it is finished', 'job', 'job', true],
    ['where their parcel is', null, 'parcel', true],
    ['which ones are open right now', 'valve', 'valve', false],
  ])('reads what "%s" asks about', (object, last, thing, isItem) => {
    expect(askedOf(object, last)).toEqual({ method: 'GET', thing, isItem, owner: null });
  });

  it.each(['how many free seats each has', 'the bill', 'whether it is finished', 'who is there'])(
    'reads no thing in "%s" by itself',
    (object) => {
      expect(askedOf(object, null)).toBeNull();
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editCost } from './edit-cost.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcdeéüß'), maxLength: 8 });

describe('editCost', () => {
  it('is nothing for equal words', () => {
    fc.assert(
      fc.property(word, (same) => {
        expect(editCost(same, same)).toBe(0);
      }),
    );
  });

  it.each([
    ['an accent', 'probleme', 'problème', 'probleme', 'problame'],
    ['an apostrophe', 'dont', "don't", 'dont', 'donat'],
    ['a doubled letter', 'comit', 'commit', 'comit', 'cosmit'],
    ['a swap', 'teh', 'the', 'teh', 'ten'],
    ['a neighbouring key', 'servet', 'server', 'servel', 'server'],
    ['the "e" of a last "ed"', 'updatd', 'updated', 'updatd', 'updates'],
    ['a letter inside', 'srver', 'server', 'erver', 'server'],
  ])('is less for %s than for another slip', (_, written, meant, otherWritten, otherMeant) => {
    expect(editCost(written, meant)).toBeLessThan(editCost(otherWritten, otherMeant));
  });

  it('gives up above the limit, and only there', () => {
    fc.assert(
      fc.property(word, word, fc.double({ min: 0, max: 4, noNaN: true }), (written, meant, limit) => {
        const cost = editCost(written, meant);
        expect(editCost(written, meant, limit)).toBe(cost > limit ? Infinity : cost);
      }),
    );
  });
});

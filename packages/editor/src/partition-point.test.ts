import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { partitionPoint } from './partition-point.ts';

it('finds the first that passes, as a search from the front does', () => {
  assert(
    property(array(integer({ min: 0, max: 20 })), integer({ min: -1, max: 21 }), (numbers, least) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const first = sorted.findIndex((one) => one >= least);
      expect(partitionPoint(sorted, (one) => one >= least)).toBe(first < 0 ? sorted.length : first);
    }),
  );
});

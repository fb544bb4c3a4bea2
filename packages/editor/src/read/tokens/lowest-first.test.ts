import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestFirst } from './lowest-first.ts';

test('numbers come back in order, whenever they were added', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -9, max: 9 }))), (steps) => {
      const heap = lowestFirst();
      const held: number[] = [];
      for (const step of steps) {
        if (step === null) expect(heap.take()).toBe(held.shift());
        else {
          heap.add(step);
          held.push(step);
          held.sort((left, right) => left - right);
        }
      }
      for (const value of held) expect(heap.take()).toBe(value);
      expect(heap.take()).toBeUndefined();
    }),
  );
});

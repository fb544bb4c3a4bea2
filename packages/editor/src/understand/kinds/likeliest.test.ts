import { expect, test } from 'vitest';
import { likeliest } from './likeliest.ts';

const kinds = ['context', 'requirement', 'problem'] as const;

test('takes the kind with the highest sum, and the first of those that are even', () => {
  expect(likeliest([0.5, 2, 1], kinds).kind).toBe('requirement');
  expect(likeliest([1, 0, 1], kinds).kind).toBe('context');
});

test('says how much less speaks for a demand', () => {
  expect(likeliest([0, 2, 1], kinds).overDemand).toBe(0);
  expect(likeliest([0, 1, 1.4], kinds).overDemand).toBeCloseTo(0.4);
});

import { expect, test } from 'vitest';
import { createLatencies } from './latencies.ts';

test('the newest answers count most, each stage for itself', () => {
  const { note, recent } = createLatencies(() => 0);
  expect(recent('optimize')).toBeNull();
  note('optimize', 1_000);
  note('optimize', 2_000);
  expect([recent('optimize'), recent('translate')]).toEqual([1_300, null]);
});

test('what was measured long ago is forgotten', () => {
  let now = 0;
  const { note, recent } = createLatencies(() => now);
  note('refine', 60_000);
  now = 10 * 60_000;
  expect(recent('refine')).toBe(60_000);
  now += 1;
  expect(recent('refine')).toBeNull();
  note('refine', 500);
  expect(recent('refine')).toBe(500);
});

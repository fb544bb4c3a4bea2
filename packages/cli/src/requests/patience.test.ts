import { expect, test } from 'vitest';
import { nextWait } from './patience.ts';
import { retryAfterSeconds } from './retry-after.ts';

const middle = () => 0.5;

test('the wait doubles up to eight seconds, and ends with patience', () => {
  const wait = (failures: number, waited = 0) => nextWait(60_000, failures, waited, null, middle);
  expect([1, 2, 3, 6, 9].map((failures) => wait(failures))).toEqual([250, 500, 1_000, 8_000, 8_000]);
  expect(wait(1, 59_900)).toBeNull();
  expect(nextWait(0, 1, 0, null, middle)).toBeNull();
});

test('the service is waited for as long as it says, or not at all', () => {
  expect(nextWait(20_000, 1, 0, 7_000)).toBe(7_000);
  expect(nextWait(20_000, 1, 0, 30_000)).toBeNull();
  expect(nextWait(20_000, 1, 0, 0)).toBe(250);
});

test('Retry-After is read as seconds and as a date', () => {
  const now = Date.parse('2026-03-01T00:00:00Z');
  expect(retryAfterSeconds('12', now)).toBe(12);
  expect(retryAfterSeconds('Sun, 01 Mar 2026 00:00:30 GMT', now)).toBe(30);
  expect(retryAfterSeconds('Sat, 28 Feb 2026 00:00:00 GMT', now)).toBe(0);
  expect(retryAfterSeconds('soon', now)).toBeNull();
  expect(retryAfterSeconds(null, now)).toBeNull();
});

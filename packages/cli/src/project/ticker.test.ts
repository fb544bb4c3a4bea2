import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from './ticker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A ticker that counts, and asks to be left alone for so long after each time. */
function counting(pauseMs: number) {
  const times: number[] = [];
  const start = Date.now();
  const ticker = createTicker(async () => {
    times.push(Date.now() - start);
    return pauseMs;
  });
  return { ticker, times };
}

test('changes in a row are waited out', async () => {
  const { ticker, times } = counting(0);
  for (let count = 0; count < 5; count += 1) {
    ticker.soon(400);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times).toEqual([800]);
});

test('changes without end put it off for three seconds at most', async () => {
  const { ticker, times } = counting(0);
  for (let count = 0; count < 70; count += 1) {
    ticker.soon(400);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(times).toEqual([3_000, 6_000]);
});

test('it is left alone for as long as it asked, whatever changes meanwhile', async () => {
  const { ticker, times } = counting(20_000);
  await ticker.now();
  for (let count = 0; count < 150; count += 1) {
    ticker.soon(400);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(times).toEqual([0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times).toEqual([0, 20_000]);
});

test('what changes while it works waits as long as it asks for in the end', async () => {
  const times: number[] = [];
  const start = Date.now();
  const ticker = createTicker(async () => {
    times.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return 5_000;
  });
  ticker.soon(0);
  await vi.advanceTimersByTimeAsync(200);
  ticker.soon(400);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(times).toEqual([0, 6_000]);
});

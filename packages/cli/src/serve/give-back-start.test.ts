import { expect, test, vi } from 'vitest';
import { giveBackStart } from './give-back-start.ts';

test('what a start took is given back once, after who waited for it was answered', () => {
  vi.useFakeTimers();
  const collect = vi.fn();
  giveBackStart(collect);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledExactlyOnceWith({ type: 'major', flavor: 'last-resort' });
  vi.useRealTimers();
});

test('a process that cannot be told to is left as it is', () => {
  expect(() => giveBackStart(undefined)).not.toThrow();
});

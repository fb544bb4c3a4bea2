import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMilliseconds, fromIso, toIso } from './instant.ts';

const instants = fc.integer({ min: 0, max: 7_000_000_000_000_000 });

test('an instant is written with six digits of the second', () => {
  expect(toIso(1_767_225_600_000_001)).toBe('2026-01-01T00:00:00.000001Z');
});

test('every instant survives being written and read', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      expect(fromIso(toIso(instant))).toBe(instant);
    }),
  );
});

test('written instants sort as the instants do', () => {
  fc.assert(
    fc.property(instants, instants, (left, right) => {
      expect(toIso(left) < toIso(right)).toBe(left < right);
    }),
  );
});

test.each([
  ['2026-01-01T00:00:00Z', 1_767_225_600_000_000],
  ['2026-01-01T01:00:00.5+01:00', 1_767_225_600_500_000],
  ['2026-01-01T00:00:00.123456789Z', 1_767_225_600_123_456],
])('%s is read to the microsecond', (text, instant) => {
  expect(fromIso(text)).toBe(instant);
});

test.each(['', '2026-01-01', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00', 'yesterday'])(
  '"%s" is no instant',
  (text) => {
    expect(fromIso(text)).toBeNull();
  },
);

test('milliseconds can be added and taken away', () => {
  expect(addMilliseconds(5_000, -2)).toBe(3_000);
});

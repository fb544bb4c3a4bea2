import { expect, test } from 'vitest';
import { parseDuration } from './duration.ts';

test.each([
  ['90m', 5_400_000],
  ['12h', 43_200_000],
  ['30d', 2_592_000_000],
  ['52w', 31_449_600_000],
])('%s is understood', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

test.each(['', '0d', '-1d', '1', 'd', '1.5h', '1y', '1 d', '9999999d'])('"%s" is refused', (text) => {
  expect(() => parseDuration(text)).toThrow(/such as 12h or 30d/);
});

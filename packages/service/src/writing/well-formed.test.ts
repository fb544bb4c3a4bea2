import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('replaces what no database can keep, and moves nothing', () => {
  expect(wellFormed('a\u0000b\ud800c\udc00d🦊')).toBe('a\ufffdb\ufffdc\ufffdd🦊');
});

test('leaves every other text as it is', () => {
  const text = '\r\n\t\u0001\u200f\ufeff é e\u0301';
  expect(wellFormed(text)).toBe(text);
});

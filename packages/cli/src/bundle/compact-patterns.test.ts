import { expect, test } from 'vitest';
import { withCompactPatterns } from './compact-patterns.ts';

test('patterns of code are found, texts like them are none', () => {
  expect(withCompactPatterns("x = '/ (a|b|c|d)/'; y = z / 2 / (a|b|c|d); /’ (a|b|c|d)/giu.test(x)")).toBe(
    "x = '/ (a|b|c|d)/'; y = z / 2 / (a|b|c|d); /’ (?=)(a|b|c|d)/giu.test(x)",
  );
});

test('patterns with sets of their own kind stay', () => {
  const code = '/a[[a-z]--[bc]](a|b|c|d)/v';
  expect(withCompactPatterns(code)).toBe(code);
});

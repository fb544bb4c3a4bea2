import { expect, test } from 'vitest';
import { CompactRegExp } from './compact-reg-exp.ts';

const WRITTEN = String.raw`(?<![\p{L}_])(?:ab\p{L}*|[^\p{L}, &;#.-]x|y|z)(?![\p{L}_])`;
const compact = new CompactRegExp(WRITTEN, 'iu');

test('what is put together from text is compact', () => {
  expect(compact.source).not.toContain(String.raw`\p{L}`);
  expect('aBé, -x _y'.match(new CompactRegExp(WRITTEN, 'giu'))).toEqual(['aBé']);
});

test('what is put together from others matches as they do', () => {
  expect(new CompactRegExp(`^(?:${compact.source})[(.]`, 'iu').exec('ABÉ.')?.[0]).toBe('ABÉ.');
  expect('y aBé Z'.match(new CompactRegExp(compact, 'giu'))).toEqual(['y', 'aBé', 'Z']);
  expect(new CompactRegExp(/a/giu).flags).toBe('giu');
});

test('it is the same type as patterns of the code', () => {
  expect([compact, /a/u].map((pattern) => pattern instanceof CompactRegExp)).toEqual([true, true]);
  expect(compact).toBeInstanceOf(RegExp);
});

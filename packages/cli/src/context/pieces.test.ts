import { LIMITS } from '@faircopy/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('the pieces of a file are the file, and none is longer than the service takes', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 60, unit: 'grapheme' }),
    fc.constant(''),
    fc.integer({ min: 1, max: 20_000 }).map((length) => '🎉x'.repeat(length / 2)),
  );
  const names = fc.array(fc.record({ name: fc.string({ minLength: 1 }), line: fc.nat(200) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 120 }), names, (lines, definitions) => {
      const text = lines.join('\n');
      const pieces = piecesOf('a.ts', text, definitions);
      const joined = pieces.map(({ content }) => content).join('');
      // Pieces of white space alone are left out.
      expect(joined.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      for (const { content, symbols = [] } of pieces) {
        expect([...content].length).toBeLessThanOrEqual(LIMITS.chunkContent.maximum);
        expect(content.isWellFormed()).toBe(true);
        expect(symbols.length).toBeLessThanOrEqual(LIMITS.chunkSymbols.maximum);
      }
    }),
    { numRuns: 60 },
  );
});

test('a piece ends before a definition, and has the names it defines', () => {
  const body = Array.from(
    { length: 50 },
    (_, index) => `  const line${index} = 'some words to fill it';\n`,
  ).join('');
  const text = ['one', 'two', 'three'].map((name) => `function ${name}() {\n${body}}\n`).join('');
  const definitions = ['one', 'two', 'three'].map((name, index) => ({ name, line: index * 52 }));
  const pieces = piecesOf('a.ts', text, definitions);
  expect(pieces.map(({ symbols }) => symbols)).toEqual([['one'], ['two'], ['three']]);
  expect(pieces.map(({ content }) => content.split('\n')[0])).toEqual([
    'function one() {',
    'function two() {',
    'function three() {',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('pieces are the text, none is long, and none is cut within a character', () => {
  const part = fc.constantFrom('a line\n', 'word ', '🦊', 'x'.repeat(400), 'é', '\r\n', '日本');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const pieces = [...piecesOf(text)];
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces) {
        expect(piece.length).toBeGreaterThan(0);
        expect(piece.length).toBeLessThanOrEqual(320);
        expect(piece.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

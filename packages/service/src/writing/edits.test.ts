import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentEdits } from './edits.ts';

const rest = { replacement: 'x', rule: 'R', category: 'spelling', message: 'm' } as const;

test('gives offsets in code points beside those in UTF-16 code units', () => {
  const [edit] = presentEdits('🦊 teh fox', [{ ...rest, start: 3, end: 6 }]);
  expect(edit).toMatchObject({ start: 3, end: 6, startCodePoint: 2, endCodePoint: 5 });
});

test('both offsets name the same place in every text', () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { minLength: 2, maxLength: 8 }), (input, picks) => {
      const points = [...input];
      const cuts = [...new Set(picks.map((pick) => pick % (points.length + 1)))].sort((a, b) => a - b);
      const unitsAt = (count: number) => points.slice(0, count).join('').length;
      const edits = cuts.slice(1).map((end, index) => ({
        ...rest,
        start: unitsAt(cuts[index] ?? 0),
        end: unitsAt(end),
      }));
      presentEdits(input, edits).forEach((edit, index) => {
        expect(edit.startCodePoint).toBe(cuts[index]);
        expect(edit.endCodePoint).toBe(cuts[index + 1]);
      });
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, compatible } from './apply.ts';
import { composeEdits } from './compose-edits.ts';
import type { Edit } from './edit.ts';

function edit(start: number, end: number, replacement: string, rule = 'test/rule'): Edit {
  return { start, end, replacement, rule, category: 'style', message: 'A test.' };
}

describe('composeEdits', () => {
  it('keeps edits that do not touch, in offsets of the first text', () => {
    const text = 'teh cat sat';
    const first = [edit(0, 3, 'three')];
    const second = [edit(10, 13, 'stood')];
    expect(composeEdits(text, first, second)).toEqual([edit(0, 3, 'three'), edit(8, 11, 'stood')]);
  });

  it('makes one edit of two that touch', () => {
    const composed = composeEdits('cant go', [edit(0, 4, "can't", 'a')], [edit(0, 1, 'C', 'b')]);
    expect(composed).toEqual([edit(0, 4, "Can't", 'b')]);
  });

  it('takes the text to where the two passes take it one after the other', () => {
    const edits = (length: number): fc.Arbitrary<Edit[]> =>
      fc.array(
        fc
          .tuple(fc.nat(length), fc.nat(3), fc.string({ maxLength: 3 }))
          .map(([start, size, replacement]) => edit(start, Math.min(length, start + size), replacement)),
        { maxLength: 5 },
      );
    fc.assert(
      fc.property(
        fc
          .string({ maxLength: 20 })
          .chain((text) => fc.tuple(fc.constant(text), edits(text.length), fc.infiniteStream(fc.nat()))),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 5 }),
        ([text, proposals], later) => {
          const first = compatible(text, proposals);
          const middle = applyEdits(text, first);
          const second = compatible(
            middle,
            later.map(([at, size, replacement]) => {
              const start = at % (middle.length + 1);
              return edit(start, Math.min(middle.length, start + size), replacement);
            }),
          );
          expect(applyEdits(text, composeEdits(text, first, second))).toBe(applyEdits(middle, second));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

function segmented(text: string): number {
  return Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}

test('words of Latin texts are those that the segmenter finds', () => {
  const part = constantFrom(...'aZéßı09__\'’‘.:·,;-–…"“„(`@/&¸€ \n', 'e\u0301', 'don’t', '3.5', 'a_b', '日');
  assert(
    property(array(part, { maxLength: 12 }), (parts) => {
      expect(countWords(parts.join(''))).toBe(segmented(parts.join('')));
    }),
    { numRuns: 3_000 },
  );
});

test('every mark of a Latin text stands between words as the segmenter has it', () => {
  for (let code = 0; code < 0x2100; code += 1) {
    const mark = String.fromCharCode(code);
    const text = [`a${mark}b`, `1${mark}2`, `a${mark}1`, `_${mark}a`, `${mark}${mark}`].join(' ');
    expect([mark, countWords(text)]).toEqual([mark, segmented(text)]);
  }
});

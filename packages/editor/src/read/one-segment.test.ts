import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isOneSegment } from './one-segment.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
const segmentsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

test.each([
  'the login page is slow (since monday), see XXXXXXXXX.',
  '"Is that so?" ',
  'Größe: 3 – 4 €',
  'wait...',
])('is one: %j', (text) => expect(isOneSegment(text)).toBe(true));

test.each(['It broke. We fixed it', 'one\ntwo', 'v1.2 is out', '終わり。', 'Really? yes'])(
  'may be several: %j',
  (text) => expect(isOneSegment(text)).toBe(false),
);

test('what is one is one to the segmenter', () => {
  const part = constantFrom(...'aZéß1 \t"\'()[]<>:;,-–…“”’»«.!?¡¿@/&€', '. ', '.)', '!"', ' A', '\u0085');
  assert(
    property(array(part, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      if (text !== '' && isOneSegment(text)) expect(segmentsOf(text)).toEqual([text]);
    }),
    { numRuns: 5_000 },
  );
});

test('no character ends a sentence in the middle of what is one', () => {
  for (let code = 0; code < 0x2100; code += 1) {
    const text = `a${String.fromCharCode(code)} B`;
    if (isOneSegment(text)) expect(segmentsOf(text)).toEqual([text]);
  }
});

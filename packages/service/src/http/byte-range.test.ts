import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { kind: 'part', first: 0, last: 0 }],
  ['bytes=2-', { kind: 'part', first: 2, last: 9 }],
  ['bytes=-3', { kind: 'part', first: 7, last: 9 }],
  ['BYTES=5-99', { kind: 'part', first: 5, last: 9 }],
  ['bytes=-99', { kind: 'part', first: 0, last: 9 }],
  [`bytes=1-${'9'.repeat(400)}`, { kind: 'part', first: 1, last: 9 }],
  ['bytes=10-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=10-11, 12-', { kind: 'unsatisfiable' }],
  ['bytes=0-1,3-4', { kind: 'whole' }],
  ['bytes=5-2', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=a-b', { kind: 'whole' }],
  ['bytes=1-2-3', { kind: 'whole' }],
  ['bytes=', { kind: 'whole' }],
  ['lines=1-2', { kind: 'whole' }],
  [`bytes=${'0-1,'.repeat(5_000)}0-1`, { kind: 'whole' }],
  [undefined, { kind: 'whole' }],
])('%j of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test('nothing of an empty file can be had in part', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) {
    expect(byteRange(header, 0)).toEqual({ kind: 'unsatisfiable' });
  }
});

test('a part lies within the file, whatever the header is', () => {
  const header = fc.stringMatching(/^bytes=[0-9,\- ]{0,20}$/);
  fc.assert(
    fc.property(header, fc.nat({ max: 1_000 }), (text, size) => {
      const range = byteRange(text, size);
      if (range.kind !== 'part') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeLessThan(size);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
    }),
  );
});

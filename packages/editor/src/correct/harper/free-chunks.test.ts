import { expect, test } from 'vitest';
import { freeChunks, requestFor } from './free-chunks.ts';

const PAGE = 65_536;

/** A memory of a page of data, and then a heap of chunks; negative lengths are free ones. */
function heapOf(lengths: readonly number[]): ArrayBuffer {
  const total = lengths.reduce((sum, length) => sum + Math.abs(length), 0);
  const memory = new ArrayBuffer(PAGE + total);
  const view = new DataView(memory);
  let at = PAGE;
  let beforeIsUsed = true;
  for (const length of lengths) {
    view.setUint32(at + 4, Math.abs(length) | (length > 0 ? 2 : 0) | (beforeIsUsed ? 1 : 0), true);
    beforeIsUsed = length > 0;
    at += Math.abs(length);
  }
  return memory;
}

test('finds the long free chunks between those in use, less what the allocator keeps in them', () => {
  const memory = heapOf([32, -40_000, 1_024, -512, 2_048, -20_000, 64]);
  expect(freeChunks(memory, PAGE)).toEqual([
    { start: PAGE + 32 + 64, end: PAGE + 32 + 40_000 - 64 },
    { start: PAGE + 32 + 40_000 + 1_024 + 512 + 2_048 + 64, end: PAGE + memory.byteLength - PAGE - 64 - 64 },
  ]);
});

test('a memory whose chunks contradict each other has no free ones', () => {
  const memory = heapOf([32, -40_000, 1_024]);
  new DataView(memory).setUint32(PAGE + 40_032 + 4, 1_024 | 3, true);
  expect(freeChunks(memory, PAGE)).toEqual([]);
  expect(freeChunks(new ArrayBuffer(3 * PAGE), PAGE)).toEqual([]);
});

test('a request for a free chunk is as long as what the allocator has there, less the length that it keeps', () => {
  const [chunk] = freeChunks(heapOf([32, -40_000, 64]), PAGE);
  expect(requestFor(chunk ?? { start: 0, end: 0 })).toBe(40_000 - 4);
});

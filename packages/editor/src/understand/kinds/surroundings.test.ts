import { describe, expect, it } from 'vitest';
import { around } from './surroundings.ts';

describe('around', () => {
  const all = [0, 10, 20, 30, 40, 50, 60].map((start) => ({ start, end: start + 9, signals: [] }));

  it('gives the nearest first, three to either side', () => {
    const { before, behind } = around(all, { start: 40, end: 49 });
    expect(before.map(({ start }) => start)).toEqual([30, 20, 10]);
    expect(behind.map(({ start }) => start)).toEqual([50, 60]);
  });

  it('leaves out what a span covers in part', () => {
    const { before, behind } = around(all, { start: 15, end: 35 });
    expect(before.map(({ start }) => start)).toEqual([0]);
    expect(behind.map(({ start }) => start)).toEqual([40, 50, 60]);
  });
});

import { describe, expect, it } from 'vitest';
import { aligned } from './alignment.ts';

const gapsOf = (old: string, fresh: string) =>
  aligned(old, { start: 0, end: old.length }, fresh, { start: 0, end: fresh.length }).gaps.map((gap) => [
    old.slice(gap.old.start, gap.old.end).trim(),
    fresh.slice(gap.fresh.start, gap.fresh.end).trim(),
  ]);

describe('two texts side by side', () => {
  it('have gaps where their words differ', () => {
    expect(
      gapsOf('Drones land every 20 minutes', 'drones land every 25 minutes').filter(([a, b]) => a !== b),
    ).toEqual([['20', '25']]);
  });

  it('share words of another number or person', () => {
    const gaps = gapsOf('The pump stops at night', 'pumps stop at night');
    expect(gaps[0]).toEqual(['The', '']);
    expect(gaps.slice(1)).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
  });

  it('have one gap where they share nothing', () => {
    expect(gapsOf('red wine', 'green tea')).toEqual([['red wine', 'green tea']]);
  });
});

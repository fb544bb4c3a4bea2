import { describe, expect, it } from 'vitest';
import { leadNeeded, OmissionTally } from './habits.ts';

function shareOf(kept: number, leads: readonly number[]): number {
  const tally = new OmissionTally();
  for (let place = 0; place < kept; place += 1) tally.keep('article');
  for (const lead of leads) tally.doubt('article', lead);
  return tally.shares().get('article') ?? Number.NaN;
}

describe('the share of what a writer leaves out', () => {
  it('is high where many places lack what is likelier there', () => {
    expect(shareOf(2, [4, 3, 5, 3, 2, 4])).toBeGreaterThan(0.4);
  });

  it('stays low for one place, however sure, and for places that are as likely as not', () => {
    expect(shareOf(8, [9])).toBeLessThan(0.15);
    expect(shareOf(20, [0, -1, 0.5, 0, -2, 1])).toBeLessThan(0.05);
  });

  it('falls with what was not left out', () => {
    expect(shareOf(30, [4, 4, 4])).toBeLessThan(shareOf(3, [4, 4, 4]));
  });

  it('asks for less where more is left out', () => {
    expect(leadNeeded(0.5)).toBeLessThan(leadNeeded(0.1));
  });

  it('is that of all paragraphs together', () => {
    const [all, other] = [new OmissionTally(), new OmissionTally()];
    for (const lead of [4, 4]) all.doubt('article', lead);
    for (const lead of [4, 4]) other.doubt('article', lead);
    all.add(other);
    expect(all.shares().get('article')).toBeCloseTo(shareOf(0, [4, 4, 4, 4]));
  });
});

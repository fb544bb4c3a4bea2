import { describe, expect, it } from 'vitest';
import { likeliest } from './likeliest.ts';
import type { Weights } from './weights.ts';
import { learnedWeights } from './weights.ts';

const weights: Weights = {
  labels: ['context', 'requirement', 'problem'],
  bias: [0.5, 0, 0],
  signals: new Map([
    ['w:must', [1, 2]],
    ['w:broken', [2, 1]],
    ['x:problem', [2, 0.4, 1, -1]],
  ]),
};

describe('likeliest', () => {
  it('takes the kind with the highest sum, and the commonest where no signal is known', () => {
    expect(likeliest([], weights).kind).toBe('context');
    expect(likeliest(['w:must'], weights).kind).toBe('requirement');
    expect(likeliest(['w:unheard of'], weights).kind).toBe('context');
  });

  it('says how much less its signals speak for a demand', () => {
    expect(likeliest(['w:must'], weights).overDemand).toBe(0);
    expect(likeliest(['w:must', 'w:broken', 'x:problem'], weights).overDemand).toBeCloseTo(0.4);
  });

  it('adds up what its signals say', () => {
    expect(likeliest(['w:must', 'w:broken', 'x:problem'], weights).kind).toBe('problem');
  });

  it('has learned weights for kinds that every one of its signals names', () => {
    const { labels, bias, signals } = learnedWeights();
    expect(bias).toHaveLength(labels.length);
    const places = Array.from(signals.get('c:must') ?? []).filter((_, at) => at % 2 === 0);
    expect(places.length).toBeGreaterThan(1);
    expect(places.every((place) => place >= 0 && place < labels.length)).toBe(true);
    expect(signals.get('w:unheard of')).toBeUndefined();
  });
});

import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createDistribution } from './distribution.ts';

const DEFINITION = {
  name: 'seconds',
  help: 'Time',
  labelNames: ['kind', 'outcome'] as const,
  buckets: [0.1, 1, 5],
};
const VALUES = [0, 0.1, 0.100001, 1, 4.9, 5, 5.1, 1_000];

test('a distribution reads like a histogram of prom-client', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const distribution = createDistribution(ours, DEFINITION);
  const histogram = new Histogram({
    ...DEFINITION,
    labelNames: [...DEFINITION.labelNames],
    buckets: [...DEFINITION.buckets],
    registers: [theirs],
  });
  for (const kind of ['read', 'a "quoted" one'])
    for (const value of VALUES) {
      distribution.series(kind, 'ok').observe(value);
      histogram.observe({ kind, outcome: 'ok' }, value);
    }
  expect(await ours.metrics()).toBe(await theirs.metrics());
  expect(await Registry.merge([ours]).metrics()).toContain('seconds_count{kind="read",outcome="ok"} 8');
});

test('a series is the same whoever asks for it, and labels do not run into each other', async () => {
  const register = new Registry();
  const distribution = createDistribution(register, DEFINITION);
  expect(distribution.series('a', 'bc')).toBe(distribution.series('a', 'bc'));
  expect(distribution.series('a', 'bc')).not.toBe(distribution.series('ab', 'c'));
});

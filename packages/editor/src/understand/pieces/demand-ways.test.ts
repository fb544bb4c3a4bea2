import { expect, it } from 'vitest';
import { demandsOfWays } from './demand-ways.ts';
import { waysToDemand } from './pieces-of.ts';

it('gives each demand once, with the likelihood of all ways that make it, the likeliest first', () => {
  const found = waysToDemand('If the printer is offline, the label is queued.');
  if (found === null) throw new Error('no ways');
  const demands = demandsOfWays(found.ways, found.tree);
  const whole = demands.map(({ parts }) => [parts.condition, parts.subject, parts.isNegative, parts.action]);
  expect(new Set(whole.map(String)).size).toBe(demands.length);
  const likely = demands.map(({ likelihood }) => likelihood);
  expect(likely).toEqual(likely.toSorted((a, b) => b - a));
  const [best] = found.ways;
  expect(likely[0]).toBeGreaterThanOrEqual(best?.likelihood ?? 1);
  expect(likely.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1.0001);
});

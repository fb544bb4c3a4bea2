import { expect, it } from 'vitest';
import { remedyJoins } from './order-joins.ts';

const parts = (text: string): number => remedyJoins(text).length + 1;

it('parts what is told of one thing from the order behind it', () => {
  expect(parts('The cluster removes pods too early, give them 30 seconds')).toBe(2);
  expect(parts('The list is too long, so split it by month')).toBe(2);
  expect(parts('Pods get killed too early, raise limit to 2 GB')).toBe(2);
});

it.each([
  ['Users open the app, tap the icon', 'what several do next'],
  ['If the cluster stops a pod, start it again', 'a case'],
  ['Stop the pod, start it again', 'two orders'],
])('leaves a sentence whole: %s (%s)', (text) => {
  expect(parts(text)).toBe(1);
});

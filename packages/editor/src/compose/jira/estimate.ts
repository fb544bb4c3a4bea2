import type { WorkItem } from './work-item.ts';

const row = [1, 2, 3, 5, 8] as const;

/**
 * Story points from size alone: a point for every demand beyond the first, for every fifteen words, for every code
 * name or number that has to be got right, and for what makes work wide (migration, security, failure cases).
 * Rounded up to the short Fibonacci row.
 */
export function estimateOf(items: readonly WorkItem[]): number {
  const words = items.reduce((sum, item) => sum + item.text.split(/\s+/u).length, 0);
  const names = items.reduce((sum, item) => sum + item.statement.masked.tokens.length, 0);
  const wide = items.filter(({ statement }) =>
    ['migration', 'security', 'failure', 'rollout'].some((name) => statement.topics.has(name as 'migration')),
  ).length;
  const size = items.length - 1 + words / 15 + names / 4 + wide;
  return row.find((points) => size <= points) ?? 8;
}

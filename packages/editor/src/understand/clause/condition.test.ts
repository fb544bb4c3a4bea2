import { expect, it } from 'vitest';
import { conditionOf } from './condition.ts';

it.each([
  ['If the job fails it is retried 3 times and then the user gets an email', 'If the job fails'],
  ['When the queue is full new jobs are rejected', 'When the queue is full'],
  ['If a token expires the user is logged out', 'If a token expires'],
  ['If the upload stops then the app goes on', 'If the upload stops'],
  ["If the scan fails show why and let them try again, don't store it twice", 'If the scan fails'],
  ['When a parcel is scanned twice, the second scan is ignored', 'When a parcel is scanned twice'],
  ['Should the courier refuse, the parcel goes back', 'Should the courier refuse'],
])('parts the condition of "%s"', (prose, condition) => {
  expect(conditionOf(prose).condition).toBe(condition);
});

it('finds no condition where there is none', () => {
  expect(conditionOf('The job is retried 3 times')).toEqual({
    condition: null,
    rest: 'The job is retried 3 times',
  });
});

it('takes nothing so long for a case', () => {
  const endless = `${'if a then '.repeat(60)}the job is late the job must run`;
  expect(conditionOf(endless).condition?.length ?? 0).toBeLessThanOrEqual(400);
});

import { expect, it } from 'vitest';
import { leadHint, startPlace } from './place.ts';

it.each([
  ['Last year 14 deadlines were missed.', null],
  ['Im letzten Jahr wurden deshalb 14 Fristen verpasst.', null],
  ["Personne n'avait vu la date limite.", null],
  ['Milestones:', 'schedule'],
  ['These are the milestones.', 'schedule'],
  ['Out of scope:', 'nonGoal'],
])('%s', (lead, hint) => {
  expect(leadHint({ ...startPlace(), lead })).toBe(hint);
});

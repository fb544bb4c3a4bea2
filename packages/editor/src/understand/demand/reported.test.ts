import { expect, it } from 'vitest';
import { reportedBy } from './reported.ts';

it.each([
  ['HR asked for CSV at the end of the month', 'There must be CSV at the end of the month', 'HR'],
  ['Moderators have asked for a break screen', 'There must be a break screen', 'moderators'],
])('what somebody asked for is to be there: %s', (prose, said, by) => {
  expect(reportedBy(prose)).toEqual({ said, by });
});

it.each([
  'The form asked for the address twice',
  'Nobody asked for a second export',
  'The cashier asks for the name',
])('nothing is wished by: %s', (prose) => {
  expect(reportedBy(prose).by).toBeNull();
});

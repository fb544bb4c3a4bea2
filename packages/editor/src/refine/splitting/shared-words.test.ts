import { expect, it } from 'vitest';
import { actionsOfOneObject, withSharedEnd, withThing } from './shared-words.ts';

it('verbs in a row share the object behind the last', () => {
  expect(actionsOfOneObject('be able to upload, edit and share photos')).toEqual([
    'be able to upload photos',
    'be able to edit photos',
    'be able to share photos',
  ]);
  expect(actionsOfOneObject('start and stop within 2 seconds')).toBeNull();
  expect(actionsOfOneObject('lock the job and write a log')).toBeNull();
});

it.each([
  ['A member MUST see the price', 'the age of a barrel', 'A member MUST see the price of a barrel'],
  [
    'Every barrel MUST be weighed',
    'labelled before it leaves the cellar',
    'Every barrel MUST be weighed before it leaves the cellar',
  ],
  ['Reports MUST be exported', 'sent to the board', 'Reports MUST be exported'],
  ['Data MUST be encrypted', 'stored for 90 days', 'Data MUST be encrypted'],
])('%s | %s', (left, right, whole) => {
  expect(withSharedEnd(left, right)).toBe(whole);
});

it.each([
  ['be able to rename a plot', 'archive it', 'archive a plot'],
  ['print the label of a bag', 'send it to the lab', 'send the label of a bag to the lab'],
  ['print the label for the lab', 'send it to the nurse', null],
  ['lock the job', 'write a line', 'write a line'],
])('%s | %s', (first, right, told) => {
  expect(withThing(first, right)).toBe(told);
});

import { expect, it } from 'vitest';
import { partedRunOn } from './run-on.ts';

it.each([
  [
    'the clerk opens a list; they pick the shelf by hand',
    'the clerk opens a list, they pick the shelf by hand',
  ],
  ['get rid of the old fax; nobody knows what it does', 'get rid of the old fax, nobody knows what it does'],
  ['The tags are blue, 40 of them; they last a year', 'The tags are blue, 40 of them, they last a year'],
  ['The form has a name; all fields are required', 'The form has a name, all fields are required'],
])('parts two sentences that a comma joins: %j', (parted, said) => {
  expect(partedRunOn(said)).toBe(parted);
});

it.each([
  'If the tag is broken, they see it.',
  'When the shop opens, the list is empty.',
  'Should the courier refuse, the parcel goes back to the depot.',
  'In the morning, they open the gate.',
  'The codes have to leave within ten seconds, whatever else is going on.',
  'The app shows the order, the driver, the time left.',
  'The old one is slow, which annoys us.',
  'Faults at night are seen in the morning, which is how we lost a tray.',
  'The user logs in, selects a file and uploads it.',
  'They pay by card, is that right?',
])('leaves a comma that joins no two sentences: %j', (said) => {
  expect(partedRunOn(said)).toBe(said);
});

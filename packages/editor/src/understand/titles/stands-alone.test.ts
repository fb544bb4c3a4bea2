import { expect, test } from 'vitest';
import { subjectIn } from './sentence-title.ts';
import { standsAlone } from './stands-alone.ts';

test.each([
  'Cooling for the server room',
  'Let clients repeat an order',
  'Reports are to run on a replica',
  'Names of methods stay as they are',
  '410 feature flags',
])('“%s” can be read by itself', (title) => {
  expect(standsAlone(title)).toBe(true);
});

test.each([
  'To close the loop on storage',
  'Is that a slot is lost',
  'There were',
  'At 27 degrees the servers throttle',
  'Fraudsters call the hotline and',
  'Inspection report, I share our',
  'Editor must work there too',
  '~140 users, 6 systems',
  'Forwarded from the community manager',
  'Here what we spoke yesterday',
])('“%s” needs what stands around it', (title) => {
  expect(standsAlone(title)).toBe(false);
});

test('the subject of a second deed is not the first deed', () => {
  expect(subjectIn('Fraudsters call the hotline and have a number moved to their SIM')).toBeNull();
});

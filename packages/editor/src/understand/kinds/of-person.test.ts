import { expect, it } from 'vitest';
import { toldOfPerson } from './of-person.ts';

it.each([
  ['Paulo builds that.', 'owner'],
  ['Renata tries it on the nightly.', 'owner'],
  ['Lena agrees with Bart a bit.', 'context'],
  ['Jonas thinks we need a retry queue.', 'context'],
])('takes what a person by name does for no demand: %s', (prose, kind) => {
  expect(toldOfPerson(prose)).toBe(kind);
});

it.each([
  'Maurice wants to see his region only.',
  'Audio is deleted once the text is ready.',
  'Mark endpoint as disabled and email the owner.',
  'Sales confirms with one click.',
  'Max depth 3.',
  'Anna must be able to unlock a door.',
])('leaves wishes, abilities and things as they are: %s', (prose) => {
  expect(toldOfPerson(prose)).toBeNull();
});

import { expect, it } from 'vitest';
import { placeIn } from './places.ts';

it.each([
  ['Popular cities first', 'Popular cities', 'come first'],
  ['unit switch top right', 'Unit switch', 'be top right'],
  ['pinned messages on top', 'Pinned messages', 'be on top'],
])('reads the place of a thing in a note: %s', (note, subject, action) => {
  expect(placeIn(note)).toMatchObject({ subject, action });
});

it.each(['We ship it first', 'This goes last', 'If it fails on top'])(
  'takes no clause for one: %s',
  (note) => {
    expect(placeIn(note)).toBeNull();
  },
);

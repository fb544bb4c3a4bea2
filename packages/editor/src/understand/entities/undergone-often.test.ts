import { expect, it } from 'vitest';
import { undergoneOften } from './undergone-often.ts';

it.each([
  ['An object can be loaned many times.', 'object', 'loan'],
  ['the same tool may be booked more than once', 'tool', 'booking'],
  ['a dress could be rented several times', 'dress', 'rental'],
])('reads in %j that each time is one of its own', (text, thing, deed) => {
  const [only] = undergoneOften(text);
  expect(only?.thing).toBe(thing);
  expect(only?.deeds).toContain(deed);
});

it('reads nothing where it is done once', () => {
  expect(undergoneOften('An object can be loaned. A file can be sent at most once.')).toEqual([]);
});

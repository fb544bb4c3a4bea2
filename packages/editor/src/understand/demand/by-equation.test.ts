import { expect, it } from 'vitest';
import { byEquation } from './by-equation.ts';

it.each([
  [
    'unread badge = count of notes since the last visit',
    'Unread badge',
    'be the count of notes since the last visit',
  ],
  ['red = needs attention', 'Red', 'mean “needs attention”'],
  ['the price = sum of items plus tax', 'The price', 'be the sum of items plus tax'],
])('reads what a thing is worked out from: %s', (note, subject, action) => {
  expect(byEquation(note)).toMatchObject({ subject, action, condition: null });
});

it.each(['no signal for 1 hour = offline', 'size = small or large', 'if x = count of y'])(
  'leaves other notes alone: %s',
  (note) => {
    expect(byEquation(note)).toBeNull();
  },
);

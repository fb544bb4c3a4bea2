import { expect, it } from 'vitest';
import { pairOfOrders } from './parted-orders.ts';

it.each([
  ['Move the sessions to Redis and add a button for it', 'Move the sessions to Redis', 'add a button for it'],
  [
    'Follow the system setting, but let users override it',
    'Follow the system setting',
    'let users override it',
  ],
  [
    'Show an error with the line number, and import the remaining rows anyway',
    'Show an error with the line number',
    'import the remaining rows anyway',
  ],
])('parts two orders: %s', (text, first, second) => {
  expect(pairOfOrders(text)).toEqual({ first, second });
});

it.each([
  ['Validate and store the file', 'one object for both'],
  ['If it fails, retry it and report the error', 'one case for both'],
  ['Let users pick a theme and keep it', 'what somebody is let do'],
  ['Support resets the password and closes the ticket', 'no order'],
])('leaves a sentence whole: %s (%s)', (text) => {
  expect(pairOfOrders(text)).toBeNull();
});

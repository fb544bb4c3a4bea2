import { expect, it } from 'vitest';
import { pairOfDuties, pairOfOrders } from './parted-orders.ts';

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

it.each([
  [
    'we should page the query (50 per page) and add an index on orders',
    'we should page the query (50 per page)',
    'we should add an index on orders',
    'add an index on orders',
  ],
  [
    'We need to cache the results and warn the owner',
    'We need to cache the results',
    'We need to warn the owner',
    'warn the owner',
  ],
  [
    'The team should page the query and add an index',
    'The team should page the query',
    'The team should add an index',
    'add an index',
  ],
  [
    'They should be able to pick a month and get a CSV by email',
    'They should be able to pick a month',
    'They should be able to get a CSV by email',
    'get a CSV by email',
  ],
  [
    'A list should group orders of one carrier, skip items which are out of stock and print on the label printer',
    'A list should group orders of one carrier and skip items which are out of stock',
    'A list should print on the label printer',
    'print on the label printer',
  ],
])('parts two things that the same should do: %s', (text, first, second, typed) => {
  expect(pairOfDuties(text)).toEqual({ first, second, typed });
});

it.each([
  ['We should fail fast and tell the user', 'nothing is done to something'],
  ['We need a cache and an index', 'things'],
  ['Refunds can take 5 days, tell the customer', 'another sentence'],
  ['Pickers should tap the item and put it on the belt', 'what the second is done to is named by the first'],
  ['Editors can send a digest to a channel, subject max 90 chars', 'no deed'],
  ['We should validate and store the file', 'one object for both'],
])('leaves what the writers should do whole: %s (%s)', (text) => {
  expect(pairOfDuties(text)).toBeNull();
});

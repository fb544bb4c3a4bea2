import { expect, it } from 'vitest';
import { ordersThing } from './orders-thing.ts';

it.each(['Park the message', 'Page the on-call person', 'Cap it at 3', 'Mirror each bucket'])(
  'reads an order: %s',
  (order) => {
    expect(ordersThing(order)).toBe(true);
  },
);

it.each([
  'Half the users never scroll',
  'Like the old one',
  'Pages the clerk opens',
  'Park benches are wet',
  'Given the size',
  'Hope the fix helps',
  'See the log',
])('reads none: %s', (told) => {
  expect(ordersThing(told)).toBe(false);
});

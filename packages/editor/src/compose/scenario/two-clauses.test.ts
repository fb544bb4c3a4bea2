import { expect, it } from 'vitest';
import { holdsAnother } from './two-clauses.ts';

it.each([
  ['Stripe is down we try again every hour', true],
  ['the items are ok the return is accepted', true],
  ['the card is declined the guest sees a message', true],
  ['a guest opens the page that somebody shared', false],
  ['the parcel is scanned at the warehouse', false],
  ['the owner says he has paid', false],
  ['nobody checks in within 10 minutes', false],
])('"%s" holds another clause: %s', (clause, holds) => {
  expect(holdsAnother(clause)).toBe(holds);
});

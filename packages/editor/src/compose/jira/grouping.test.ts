import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const ticketsOf = (text: string) =>
  compose(read(text), { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const titlesOf = (text: string) =>
  (ticketsOf(text).match(/### US-.+/gu) ?? []).map((line) => line.replace(/^### /u, ''));

it('demands that name the same rare thing make one ticket, which is called after what is done to it', () => {
  expect(
    titlesOf(
      'A voucher must be valid for 2 years. The kitchen must see every order. Waiters can redeem a voucher at the table. The oven must report its temperature every minute.',
    )[0],
  ).toBe('US-1: Let waiters redeem a voucher at the table');
});

it('a ticket holds five demands at most', () => {
  const rules = ['paid', 'sent', 'printed', 'archived', 'signed', 'stamped', 'filed'];
  const document = ticketsOf(rules.map((done) => `Every invoice must be ${done}.`).join(' '));
  expect(document.match(/\| US-1 \|/gu)?.length ?? 0).toBeLessThanOrEqual(5);
  expect(titlesOf(rules.map((done) => `Every invoice must be ${done}.`).join(' ')).length).toBeGreaterThan(1);
});

it.each([
  [
    'two that must not be there together are tried',
    'Two bookings for the same room must not overlap.',
    'Given there is a booking for a room, When another booking for the same room is made that overlaps with it, Then it is rejected',
  ],
  [
    'what has not been done keeps what follows from happening',
    'Invoices above 500 EUR must have approval by the board before they are sent.',
    'When invoices above 500 EUR do not have approval by the board, Then they are not sent.',
  ],
  [
    'others have no right to what some people are named for',
    'Admins can delete a workspace.',
    'Given somebody who is not an admin, When they try to delete a workspace, Then they are refused',
  ],
  [
    'a second one for the same thing is not made',
    'A customer must never get two invoices for the same month.',
    'When another invoice for the same month is about to be made, Then no second invoice is made.',
  ],
  [
    'what somebody does may fail',
    'Users can mute a thread.',
    'When muting a thread fails, Then the user is told so and nothing has changed.',
  ],
  [
    'who lacks what others sign in with stays outside',
    'Callers must authenticate with an access key.',
    'Given somebody without an access key, When they try to sign in, Then they are refused',
  ],
])('%s', (_, text, criterion) => {
  expect(ticketsOf(text)).toContain(criterion);
});

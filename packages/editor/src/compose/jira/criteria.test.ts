import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const ticketsOf = (text: string) =>
  compose(read(text), { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const criteriaOf = (text: string) => ticketsOf(text).match(/Given .+/gu) ?? [];
const acceptedBy = (text: string) => ticketsOf(text).match(/Given .+/gu) ?? [];

describe('criteria of a demand in English', () => {
  it.each([
    [
      '`POST /rooms` returns 201 with the room number.',
      'Given a valid request, When `POST /rooms` is called with it, Then it returns 201 with the room number.',
      'Given a request with missing or invalid data, When `POST /rooms` is called with it, Then it is rejected with an error and nothing changes.',
    ],
    [
      '`GET /rooms/{number}` returns the room.',
      'Given a valid request, When `GET /rooms/{number}` is called with it, Then it returns the room.',
      'Given a request for a number that does not exist, When `GET /rooms/{number}` is called with it, Then it is rejected with an error and nothing changes.',
    ],
    [
      '`DELETE /rooms/{number}` only for admins.',
      'Given an admin, When they call `DELETE /rooms/{number}`, Then the call is allowed.',
      'Given somebody who is not an admin, When they call `DELETE /rooms/{number}`, Then they are refused with an error and nothing changes.',
    ],
    [
      'Statuses must be open, paid and shipped.',
      'Given a status, When it is set to one of open, paid and shipped, Then the value is accepted.',
      'Given a status, When somebody tries to set it to something other than open, paid and shipped, Then it is rejected with an error and nothing changes.',
    ],
    [
      'The voucher must be valid for 90 days.',
      'Given the voucher, When 90 days have not passed yet, Then it is valid.',
      'Given the voucher, When 90 days have passed, Then it is no longer valid.',
    ],
    [
      'The system must never call patients after 20:00.',
      'When it is after 20:00, Then the system does not call patients.',
      'Given the change is in place, When the system calls patients after 20:00, Then the ticket is not accepted.',
    ],
    [
      'The scanner must not sync more than every 5 min unless the picker presses the button.',
      'When less than 5 min have passed since the last time and the picker does not press the button, Then the scanner does not sync.',
      'When the scanner syncs more than every 5 min unless the picker presses the button, Then the ticket is not accepted.',
    ],
    [
      'Guests must not see prices of other guests.',
      'Given a guest, When the guest looks, Then the guest does not see prices of other guests.',
      'Given the change is in place, When guests see prices of other guests, Then the ticket is not accepted.',
    ],
    [
      'The voucher must work only once.',
      'Given a voucher that has not been used yet, When somebody tries to use it, Then this succeeds.',
      'Given a voucher that has been used already, When somebody tries to use it again, Then it is rejected with an error and nothing changes.',
    ],
    [
      'Two bookings for the same desk must be refused.',
      'Given there is a booking for a desk, When another booking for the same desk comes in, Then it is refused.',
      'Given there is no booking yet for a desk, When a booking for it comes in, Then it is not refused.',
    ],
  ])('%s', (text, positive, negative) => {
    const [first = '', second = ''] = acceptedBy(text);
    expect(first).toContain(positive);
    expect(second).toContain(negative);
  });

  it.each([
    [
      'The page must stay under 800 KB.',
      'Given a test that measures the page, When it finds 800 KB or more, Then it fails.',
    ],
    [
      'Every photo must be encrypted on the disk.',
      'When somebody reads the stored bytes past the system, Then the plain text cannot be read there.',
    ],
    ['The desk should be able to book for walk-ins.', 'When the desk books for walk-ins, Then this succeeds'],
    [
      'The desk should be able to book for walk-ins.',
      'When booking for walk-ins fails, Then the desk is told so and nothing has changed.',
    ],
  ])('are made of the verb and the limit where nothing sets “%s” off', (text, said) => {
    expect(criteriaOf(text).join('\n')).toContain(said);
  });

  it.each([
    [
      'The archive must hold 200 datasets, and 40 of them in public.',
      'Then the archive holds 200 datasets, and 40 of them in public.',
      'When this is not the case: “The archive must hold 200 datasets, and 40 of them in public”, Then the ticket is not accepted.',
    ],
    [
      'Refunds must be negative entries.',
      'Then refunds are negative entries.',
      'When refunds are not negative entries, Then the ticket is not accepted.',
    ],
    [
      'Under 300 points at best, roughly.',
      'When somebody tests this, Then this holds: “Under 300 points at best, roughly”.',
      'When this is not the case: “Under 300 points at best, roughly”, Then the ticket is not accepted.',
    ],
  ])('say in its own words what nobody could try of “%s”', (text, positive, negative) => {
    const document = ticketsOf(text);
    const [first = '', second = '', third] = criteriaOf(text);
    expect(first).toContain(positive);
    expect(second).toContain(negative);
    expect(third).toBeUndefined();
    expect(document).toContain('(criterion 1).');
  });

  it('are what the input says of failures of the same thing', () => {
    const criteria = criteriaOf(
      '## Requirements\n\nThe week of each player must be ranked.\n\n## Failures\n\nIf Redis is lost, the week is ranked again from the score log.\n\nWithout Redis a player sees no rank of the week.',
    );
    expect(criteria.join('\n')).toContain(
      'When Redis is lost, Then the week is ranked again from the score log.',
    );
    expect(criteria.join('\n')).not.toContain('Without Redis');
  });

  it('show what becomes of a thing whose time is over, and what a call answers then', () => {
    const criteria = criteriaOf('The system must send a link that expires after 7 days.');
    expect(criteria).toContain('Given the link, When 7 days have passed, Then it can no longer be used.');
    expect(criteria.join('\n')).not.toContain('sends a link');
    expect(criteriaOf('`GET /cards/{id}` returns the card, 404 if unknown.').at(-1)).toBe(
      'Given a request for an id that does not exist, When `GET /cards/{id}` is called with it, Then it answers 404.',
    );
  });

  it('take parts of a thing for no values', () => {
    expect(ticketsOf('Every complaint must have a photo and a type.')).not.toContain('set to one of');
    expect(ticketsOf('The offices must be in Riga and Oslo.')).not.toContain('set to one of');
  });
});

describe('tickets', () => {
  it('hold the calls on one thing together, and name them', () => {
    const document = ticketsOf(
      '`POST /rooms` creates a room. `GET /rooms/{id}` returns the room. Nurses must see a list of all beds.',
    );
    expect(document).toContain('### US-1: Provide POST /rooms and GET /rooms/{id}\n');
    expect(document).toContain('### US-2: Let nurses see a list of all beds\n');
    expect(document).toContain('As an API client, I want `POST /rooms` to create a room.');
  });

  it('give neither a wish nor a trouble as the benefit of a demand', () => {
    expect(
      ticketsOf(
        'Patients forget dates. We want to send them a mail 3 days before. A patient can confirm by mail.',
      ),
    ).not.toContain('so that');
  });

  it('name in their titles what stands in brackets behind a preposition', () => {
    expect(ticketsOf('The loader must deduplicate on (meter_id, read_at).')).toContain(
      'deduplicate on meter_id, read_at\n',
    );
  });

  it('quote what is to be done otherwise', () => {
    const document = ticketsOf(
      'Otherwise somebody from the lab has to look at it. Doctors must see the result.',
    );
    expect(document).toContain('FR-1: Otherwise, somebody from the lab MUST look at it.');
    expect(document).toContain('Then this holds: “Otherwise somebody from the lab has to look at it”.');
  });

  it('are made of no decision that orders nothing', () => {
    const document = ticketsOf(
      'Users must be able to upload a photo.\n\nDecision: Anna prefers blue, but we go with green.',
    );
    expect(document).not.toMatch(/US-\d: .*(?:Anna|green)/u);
    expect(document).toContain('green');
  });
});

import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const ticketsOf = (text: string) =>
  compose(read(text), { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const titlesOf = (text: string) =>
  (ticketsOf(text).match(/### US-.+/gu) ?? []).map((line) => line.replace(/^### US-\d+: /u, ''));

it('an order among other notes is a ticket of whoever changes the product', () => {
  const notes =
    '- extract the loans desk into its own service, today it hangs on the catalogue\n- readers must be able to renew a loan\n- consolidate the two loan calculators into one\n- drop the flag old_search';
  expect(titlesOf(notes)).toEqual([
    'Extract the loans desk into its own service',
    'Let readers renew a loan',
    'Consolidate the two loan calculators into one',
    'Drop the flag old_search',
  ]);
  expect(ticketsOf(notes)).toContain(
    'As a team member, I want to extract the loans desk into its own service.',
  );
});

it('a change is accepted where nothing that was there before breaks', () => {
  expect(ticketsOf('- drop the flag old_search\n- readers must be able to renew a loan')).toContain(
    'When the tests of what was there before are run, Then none of them fails.',
  );
});

it('what is done by different people or to different things is a ticket each', () => {
  expect(
    titlesOf(
      'A reminder goes out a day before the visit. The nurse must see the allergies during the visit. Guests can rate the visit.',
    ),
  ).toHaveLength(3);
});

it('what a text opens with, an aim, and what it leaves for later are no orders of work', () => {
  const notes =
    'Move the archive to the new building.\n\n- improve the search\n- readers must be able to renew a loan\n- add a dark mode in v2';
  expect(ticketsOf(notes)).not.toContain('| W-1');
});

it('who looks for what is not there is told so', () => {
  expect(ticketsOf('Members can search by composer and voice. Guests can rate a book.')).toContain(
    'Given nothing matches, When the member searches by composer and voice, Then the member is told so and sees no error.',
  );
});

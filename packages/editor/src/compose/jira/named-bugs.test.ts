import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const ticketsOf = (text: string) =>
  compose(read(text), { format: 'Jira Tickets', audience: 'Tech Lead', context: 'Backend', tone: 50 });
const titles = (text: string) =>
  [...ticketsOf(text).matchAll(/^### US-\d+: (.+)$/gmu)].map((match) => match[1]);

it('mends each fault that is named as one by a ticket of its own, before the others', () => {
  expect(
    titles(
      '- add a waiting list for wash slots\n- bug: currently slots show up an hour off after the clock change\n- drivers must get a push 10 min before their slot',
    )[0],
  ).toBe('Fix: slots show up an hour off after the clock change');
});

it('takes the trouble that stands before "needs to be fixed" for the fault, and what happens twice', () => {
  const text =
    'Hi, support has 14 open tickets about the donor portal: donors can book a second appointment even though the gap is not over. The check only looks at completed donations. Needs to be fixed asap. Also the confirmation mail goes out twice when the page gets reloaded. Please log every block with user and reason.';
  expect(titles(text).slice(0, 2)).toEqual([
    'Fix: donors can book a second appointment even though the gap is not over',
    'Fix: the confirmation mail goes out twice when the page gets reloaded',
  ]);
  expect(ticketsOf(text)).not.toMatch(/MUST (?:go out twice|be fixed)/u);
});

it('takes what is planned for two times for a demand', () => {
  expect(titles('Reminders must be sent twice. The reminder goes out twice a week.').join()).not.toContain(
    'Fix',
  );
});

it('reads a talk of people by what they are there for', () => {
  const document = ticketsOf(
    'PM: ok what do we do for the kiln booking\nDev: basically members book a shelf in a firing\nPM: right. each firing has 6 shelves.\nDev: and the kiln tech needs to mark a firing as failed\nPM: exactly, and they get a credit',
  );
  expect(document).not.toMatch(/PM:|Dev:/u);
});

it('says in the map what is wanted, and not by whom', () => {
  expect(ticketsOf('As a registrar, I want to record a loan so that we know where it is.')).toContain(
    '| FR-1: Record a loan',
  );
});

it('is called by the thing that the first sentence names', () => {
  expect(ticketsOf('Choir website. Members must sign up for concerts. See who is coming per voice.')).toMatch(
    /^# Choir website\n/u,
  );
});

it('takes what is told of a fault with it, and what still works for no demand', () => {
  const document = ticketsOf(
    'Customer complaint from the ice rink: season passes scanned at gate 2 are rejected although they are valid. Happens since the 2.4 update. Gate 1 works. They want it fixed before the weekend. We should also add a manual override for the cashier.\n\n- known issue: the badge shows 255% on old sensors',
  );
  expect(document).toMatch(/Fix: (?:season passes|customer complaint)/u);
  expect(document).toContain('Fix: the badge shows 255% on old sensors');
  expect(document).not.toContain('Gate 1 MUST work');
});

it('parts what different people want in stories of their own, and tells the story of what the title names', () => {
  const document = ticketsOf(
    'As a dispatcher I want to drag a job onto another technician so that I can replan quickly.\nAs a technician I want to see my jobs for today.\nAs an office manager I want a weekly overview of jobs per technician.',
  );
  expect(document.match(/^### US-/gmu)).toHaveLength(3);
});

import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../draft.ts';
import { courierTickets } from '../../../samples/courier-tickets.ts';
import { revise } from '../../../samples/revise.ts';
import { formatWish } from '../format-wish.ts';

const draft = draftOf(courierTickets, {
  originalInput: '',
  previousOutput: courierTickets,
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Jira Tickets',
  tone: 50,
});
const order = (feedback: string) => {
  const read = formatWish(feedback, draft);
  return read && 'orders' in read ? read.orders.join('. ') : read;
};
const [, first = ''] = /### US-1: (.*)/u.exec(courierTickets) ?? [];
const [, second = ''] = /### US-2: (.*)/u.exec(courierTickets) ?? [];

describe('formatWish, of tickets', () => {
  for (const [feedback, said] of [
    [`we played poker on ${second} and landed on 3, please update it`, 'Set the estimate of US-2 to 3'],
    ['US-2 is a 3, not a 5 (story points)', 'Set the estimate of US-2 to 3'],
    [`I'd like ${second} gone, another team owns that work`, 'Remove the ticket US-2'],
    ['we dont need US-2, take it out because legal said so', 'Remove the ticket US-2'],
    [`nit: title of ${second} should read Store photos`, 'Rename US-2 to "Store photos"'],
    ['Use Store photos as the name of US-2 instead of the current one', 'Rename US-2 to "Store photos"'],
    [`${first} and US-2 belong in one ticket`, 'Merge US-1 and US-2'],
    ['US-2 can not start before US-1 is done', 'US-2 depends on US-1'],
    ['US-1 is a prerequisite for US-2, pls put that in the dependencies', 'US-2 depends on US-1'],
    [`the order is wrong, ${second} goes to the very top`, 'Move US-2 to the top'],
    ['O ticket US-2 deve ser o primeiro', 'Move US-2 to the top'],
    ['this is wrong: US-2 is really a bug', 'Set the type of US-2 to Bug'],
    ['US-2 bitte Marta zuweisen', 'Assign US-2 to Marta'],
    [
      'the criteria of US-2 do not say that a blurred photo is refused, they should',
      'Add an acceptance criterion to US-2: a blurred photo is refused',
    ],
    [
      `I'd like to see "a blurred photo is refused" among the acceptance criteria of ${second}`,
      'Add an acceptance criterion to US-2: a blurred photo is refused',
    ],
    [
      'as part of US-2 we also have to delete old photos, add it to its tasks',
      'Add a task to US-2: delete old photos',
    ],
    ['Add a ticket: delete the old cron job', 'Add a ticket: delete the old cron job'],
    ['Somebody has to rotate the keys too, pls open a ticket for that', 'Add a ticket: rotate the keys'],
  ] as const)
    it(`reads: ${feedback}`, () => {
      expect(order(feedback)).toBe(said);
    });

  for (const feedback of [
    // says more than one of these orders does
    'US-2 should be 3 points and US-1 should be split',
    'move the second criterion of US-2 to the top',
    'US-2 comes first in the list of risks that couriers told us about',
    // is about another part
    'the priority of US-2 should be high',
    'remove the second task of US-2',
    'the context of US-2 is wrong',
    // asks, or tells something
    'is US-2 really needed?',
    'why does US-2 wait?',
    'US-2 was moved to another team in May, and they finished half of it',
    // a title that only begins like words of the message
    'couriers scan every parcel first',
  ])
    it(`leaves alone: ${feedback}`, () => {
      expect(order(feedback)).toBeNull();
    });

  it('gives a criterion the form of its neighbours, and keeps its words', async () => {
    const feedback = 'Add an acceptance criterion to US-2: no photo is kept twice';
    const { output } = await revise(courierTickets, feedback, 'Jira Tickets');
    const fresh = output.split('\n').filter((line) => !courierTickets.includes(line));
    expect(fresh.map((line) => line.replace(/^\s*\d+\. /u, ''))).toEqual([
      'Given the result of this ticket, When it is checked, Then no photo is kept twice.',
    ]);
  });

  it('changes what was ordered and nothing else', async () => {
    const { output, applied } = await revise(courierTickets, `${second} -> 3 SP`, 'Jira Tickets');
    const at = courierTickets.indexOf('- **Estimate:** 5', courierTickets.indexOf('### US-2'));
    expect(applied.map(({ instruction, status }) => [instruction, status])).toEqual([
      [`${second} -> 3 SP`, 'applied'],
    ]);
    expect(output).toBe(`${courierTickets.slice(0, at)}- **Estimate:** 3${courierTickets.slice(at + 17)}`);
  });
});

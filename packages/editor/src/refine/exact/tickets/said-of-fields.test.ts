import { describe, expect, it } from 'vitest';
import { changedBy } from '../../samples/changed.ts';
import { courierTickets } from '../../samples/courier-tickets.ts';
import { revise } from '../../samples/revise.ts';

/** The tickets with a sentence before them that says who does two of them. */
const shared = courierTickets.replace(
  '## Coverage map',
  '## Context\n\nMina does the photos. Tom builds the map.\n\n## Coverage map',
);
const changed = (feedback: string, document = courierTickets) =>
  changedBy(document, feedback, 'Jira Tickets');
const dependent = (key: string) => ({
  gone: ['- **Dependencies:** none'],
  fresh: [`- **Dependencies:** ${key}`],
});

describe('tickets that wait for others', () => {
  it.each([
    'the map needs the photos first',
    'US-3 waits for US-2',
    'no map before the photos are done',
    'the photos have to be finished before the map can start',
    'T-3 can only start after T-2',
  ])('name what they wait for: %s', async (feedback) => {
    expect(await changed(feedback)).toMatchObject(dependent('US-2'));
  });

  it('wait for nothing that waits for them', async () => {
    const chained = courierTickets.replace(/(### US-2[\s\S]*?\*\*Dependencies:\*\*) none/u, '$1 US-3');
    const { output, applied } = await revise(chained, 'the map needs the photos first', 'Jira Tickets');
    expect(output).toBe(chained);
    expect(applied[0]?.message).toContain('already');
  });

  it('are not told by halves', async () => {
    const { output } = await revise(
      courierTickets,
      'the map is blocked by the photos and the catering',
      'Jira Tickets',
    );
    expect(output).toBe(courierTickets);
  });
});

describe('who does the work of tickets', () => {
  it('is somebody else where one is away', async () => {
    const { gone, fresh } = await changed('Tom is on holiday, Jo takes his', shared);
    expect(gone).toEqual(['Mina does the photos. Tom builds the map.']);
    expect(fresh).toEqual(['Mina does the photos. Jo builds the map.']);
  });

  it('stays where nobody of that name has a ticket', async () => {
    const { output } = await revise(shared, 'Priya is on holiday, Jo takes hers', 'Jira Tickets');
    expect(output).toBe(shared);
  });

  it.each(['Mina also does the map', 'Mina takes the map as well'])(
    'is told beside what they have: %s',
    async (feedback) => {
      expect((await changed(feedback)).fresh.join()).toMatch(/\*\*(?:Owner|Assignee):\*\* Mina$/u);
    },
  );
});

describe('what tickets have beside the fields that all have', () => {
  it.each([
    ['the map ticket should link to https://example.org/map', '- **Link:** https://example.org/map'],
    ['US-3 belongs to epic Rides', '- **Epic:** Rides'],
    ['add component "field hardware" to the map', '- **Component:** field hardware'],
    ['label the map ticket depot', '- **Labels:** depot'],
  ])('is a line of its own: %s', async (feedback, line) => {
    expect(await changed(feedback)).toMatchObject({ gone: [], fresh: [line] });
  });

  it('is a task where it is to be done', async () => {
    expect(await changed('add a subtask to the map: agree on the colours')).toMatchObject({
      gone: [],
      fresh: ['- Agree on the colours.'],
    });
  });

  it('is a criterion where it is given as one', async () => {
    const { gone, fresh } = await changed(
      'for the map ticket add: Given no tour, when a dispatcher opens the map, then it is empty',
    );
    expect(gone).toEqual([]);
    expect(fresh).toEqual(['2. Given no tour, when a dispatcher opens the map, then it is empty.']);
  });
});

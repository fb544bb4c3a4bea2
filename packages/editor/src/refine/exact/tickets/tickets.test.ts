import { describe, expect, it } from 'vitest';
import { boardTickets } from '../../samples/board-tickets.ts';
import { changedBy } from '../../samples/changed.ts';
import { revise } from '../../samples/revise.ts';

const changed = (feedback: string) => changedBy(boardTickets, feedback, 'Jira Tickets');

describe('what is said of tickets in whole forms', () => {
  it.each(['no dependency between US-1 and US-2', 'US-2 does not depend on US-1', 'no owner for US-1 yet'])(
    'puts nothing in that is denied: %s',
    async (feedback) => {
      const { output, applied } = await revise(boardTickets, feedback, 'Jira Tickets');
      expect(output).toBe(boardTickets);
      expect(applied[0]?.status).toBe('no-effect');
    },
  );

  it.each(['drone delivery is out of scope too', 'also out of scope: drone delivery'])(
    'leaves out what nobody has named: %s',
    async (feedback) => {
      expect(await changed(feedback)).toMatchObject({ gone: [], fresh: ['- Drone delivery.'] });
    },
  );

  it.each(['call the epic "Rides"', 'the epic should be called Rides', 'rename the epic to Rides'])(
    'names the epic: %s',
    async (feedback) => {
      const { fresh } = await changed(feedback);
      expect(fresh).toContain('# Rides');
    },
  );

  it.each(['US-1 should be a bug, not a story', 'US-1 is not a story but a bug'])(
    'sets one type where another is denied: %s',
    async (feedback) => {
      expect((await changed(feedback)).fresh).toEqual(['- **Type:** Bug']);
    },
  );

  it.each(['US-1 and US-2 belong to Karim', 'US-1, US-2 are for Karim'])(
    'gives several to one person, and merges none: %s',
    async (feedback) => {
      const { gone, fresh } = await changed(feedback);
      expect(gone).toEqual([]);
      expect(fresh).toEqual(['- **Assignee:** Karim', '- **Assignee:** Karim']);
    },
  );

  it('does nothing by halves where a ticket is none', async () => {
    const { output, applied } = await revise(boardTickets, 'US-1 and US-77 belong to Lena', 'Jira Tickets');
    expect(output).toBe(boardTickets);
    expect(applied[0]?.message).toBe('There is no US-77.');
  });

  it.each([
    ['merge US-3 into US-2', '### US-2: Keep photos of a delivery; show late tours on a map'],
    ['US-2 and US-3 belong together', '### US-2: Keep photos of a delivery; show late tours on a map'],
  ])('keeps the ticket that another goes into: %s', async (feedback, heading) => {
    const { fresh } = await changed(feedback);
    expect(fresh).toContain(heading);
  });

  it.each(['merge the sorting by hand into the map ticket', 'fold sorting into the map ticket'])(
    'moves only the part that is named, and not what its ticket is about: %s',
    async (feedback) => {
      const { fresh } = await changed(feedback);
      expect(fresh).toContain('| FR-2: Couriers can sort the stops by hand | US-3 |');
      expect(fresh.join()).not.toContain('| FR-1: Couriers scan each parcel | US-3 |');
    },
  );

  it('takes only the part out that is not needed', async () => {
    const { gone } = await changed("sorting by hand isn't needed for now, drop it");
    expect(gone).toContain('| FR-2: Couriers can sort the stops by hand | US-1 |');
    expect(gone).not.toContain('| FR-1: Couriers scan each parcel | US-1 |');
  });

  it.each([
    'the catering ticket: priority high, estimate 2',
    'drop the second criterion of the catering ticket',
    'catering is not a story, it is a task',
  ])('does nothing to a ticket that is none: %s', async (feedback) => {
    const { output, applied } = await revise(boardTickets, feedback, 'Jira Tickets');
    expect(output).toBe(boardTickets);
    expect(applied[0]?.status).not.toBe('applied');
  });

  it('makes a ticket that is none yet where one is wished', async () => {
    const { fresh } = await changed('please add a ticket for catering: couriers order lunch');
    expect(fresh.some((line) => line.startsWith('### US-4'))).toBe(true);
  });
});

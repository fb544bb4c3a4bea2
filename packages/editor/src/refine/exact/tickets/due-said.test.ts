import { describe, expect, it } from 'vitest';
import { changedBy } from '../../samples/changed.ts';
import { courierTickets } from '../../samples/courier-tickets.ts';
import { revise } from '../../samples/revise.ts';

/** The tickets with a sentence before them that says who does one of them, and until when. */
const planned = courierTickets.replace(
  '## Coverage map',
  '## Context\n\nMina does the photos, due 12 March. Tom builds the map.\n\n## Coverage map',
);
const changed = (feedback: string, document = courierTickets) =>
  changedBy(document, feedback, 'Jira Tickets');

describe('when a ticket is due', () => {
  it.each([
    'the photo ticket has to be finished by end of March',
    'US-2 can wait until end of March',
    'deadline for US-2: end of March',
    'push the photos to end of March',
    'we need the photos by end of March',
  ])('is a line of it: %s', async (feedback) => {
    expect(await changed(feedback)).toMatchObject({ gone: [], fresh: ['- **Due:** end of March'] });
  });

  it('takes the place of the date that the document gives', async () => {
    const { gone, fresh } = await changed('the photos are due 20 March', planned);
    expect(gone).toEqual(['Mina does the photos, due 12 March. Tom builds the map.']);
    expect(fresh).toEqual(['Mina does the photos, due 20 March. Tom builds the map.', '- **Due:** 20 March']);
  });

  it.each(['push the photos back a week', "Mina's ticket is due a week later", 'give US-2 one more week'])(
    'is reckoned from the date it has: %s',
    async (feedback) => {
      const { fresh } = await changed(feedback, planned);
      expect(fresh).toContain('Mina does the photos, due 19 March. Tom builds the map.');
    },
  );

  it('is not reckoned from nothing', async () => {
    const { output, applied } = await revise(courierTickets, 'US-2 a week later', 'Jira Tickets');
    expect(output).toBe(courierTickets);
    expect(applied[0]?.message).toContain('has no due date');
  });

  it('is nothing that a rule says of its hours', async () => {
    const { fresh } = await changed('couriers must sort the stops by 8 am');
    expect(fresh.join('\n')).not.toContain('Due');
  });
});

describe('tickets that are told by who has them', () => {
  it('are those of which the document says that somebody does them', async () => {
    const { fresh } = await changed("Tom's ticket is high priority", planned);
    expect(fresh).toEqual(['- **Priority:** High']);
  });

  it('are none where one is meant and there are two', async () => {
    const both = planned.replace('Tom builds the map', 'Mina builds the map');
    const { output } = await revise(both, "Mina's ticket is due 3 May", 'Jira Tickets');
    expect(output).not.toContain('**Due:**');
  });
});

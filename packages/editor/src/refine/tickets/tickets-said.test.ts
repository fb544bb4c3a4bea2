import { describe, expect, it } from 'vitest';
import { changedBy } from '../samples/changed.ts';
import { courierTickets } from '../samples/courier-tickets.ts';
import { revise } from '../samples/revise.ts';

const board = courierTickets.replace(
  'FR-4: Dispatchers MUST see',
  'FR-4: Late hours end at 07:00. Dispatchers MUST see',
);
const changed = (feedback: string, tickets = board) => changedBy(tickets, feedback, 'Jira Tickets');

describe('a number', () => {
  it('of what a ticket is about is not its estimate', async () => {
    const { gone, fresh } = await changed('late hours end at 8, not 7');
    expect([...gone, ...fresh].join('\n')).not.toContain('Estimate');
    expect(fresh.join('\n')).toContain('Late hours end at 08:00.');
  });

  it.each(['scanning parcels is an 8', 'the map ticket is 8', 'US-3 should be 8'])(
    'that a ticket is said to be is its estimate: %s',
    async (feedback) => {
      expect(await changed(feedback)).toMatchObject({
        gone: ['- **Estimate:** 5'],
        fresh: ['- **Estimate:** 8'],
      });
    },
  );

  it('alone names a ticket where two are merged', async () => {
    const { gone } = await changed('merge 1 and 3');
    expect(gone).toContain('### US-3: Show late tours on a map');
  });
});

describe('two tickets', () => {
  it('are merged into the one that the other goes into', async () => {
    const { gone } = await changed('fold US-3 into US-2');
    expect(gone).toContain('### US-3: Show late tours on a map');
  });

  it('that are said to be alike stay two', async () => {
    const { gone } = await changed('US-1 and US-3 are both 3s');
    expect(gone.join('\n')).not.toContain('###');
  });
});

describe('a part of a ticket', () => {
  it('that people call otherwise goes by that name', async () => {
    const { gone } = await changed('remove story points');
    expect(gone).toEqual(Array.from({ length: 3 }, () => '- **Estimate:** 5'));
  });

  it.each(["remove US-2's dependency", "drop US-2's out of scope", "delete US-2's assignee"])(
    'is not the ticket: %s',
    async (feedback) => {
      const { gone } = await changed(feedback);
      expect(gone.join('\n')).not.toContain('Keep photos');
    },
  );

  it('that is left out stands in the line for it, and goes from there', async () => {
    expect(await changed('add an out of scope to US-1: gift wrapping')).toMatchObject({
      fresh: ['- **Out of scope:** Gift wrapping'],
    });
    const { output } = await revise(board, 'gift wrapping are out of scope for US-1', 'Jira Tickets');
    const freed = await revise(output, 'remove gift wrapping from US-1', 'Jira Tickets');
    expect(freed.output).toBe(board);
  });

  it('that shares a ticket gets one of its own, and is not demanded twice', async () => {
    const { gone } = await changed('sorting the stops by hand should be a ticket of its own');
    expect(gone).toContain('| FR-2: Couriers can sort the stops by hand | US-1 |');
  });
});

describe('an acceptance criterion', () => {
  it('is found by what it says', async () => {
    expect(await changed('drop the acceptance criterion about the red tour')).toMatchObject({ gone: [] });
    const { gone } = await changed('drop the criterion about dragging a stop');
    expect(gone).toContain(
      '2. Given a tour, When the courier drags a stop, Then the stops are sorted by hand.',
    );
  });

  it('that is not found takes no label with it', async () => {
    expect(await changed('drop the acceptance criterion about failing')).toMatchObject({
      gone: [],
      fresh: [],
    });
  });

  it('keeps its case where only the outcome is given', async () => {
    expect(await changed('criterion 2 of US-2 should say that the photo is kept on the phone')).toMatchObject(
      {
        fresh: ['2. Given a photo, When it cannot be stored, Then the photo is kept on the phone.'],
      },
    );
  });

  it('is none where a ticket is only said to lack them', async () => {
    expect(await changed('US-3 has no real acceptance criteria')).toMatchObject({ fresh: [] });
  });
});

describe('the order of tickets', () => {
  it.each(['put US-3 before US-2', 'order: US-3 before US-2'])('is no dependency: %s', async (feedback) => {
    const { output } = await revise(board, feedback, 'Jira Tickets');
    expect(output).not.toContain('**Dependencies:** US');
    expect(output.indexOf('### US-3')).toBeLessThan(output.indexOf('### US-2'));
  });

  it('may be told by their size', async () => {
    const sized = board.replace(
      '- **Estimate:** 5\n- **Source:** FR-4',
      '- **Estimate:** 8\n- **Source:** FR-4',
    );
    const { output } = await revise(sized, 'the biggest tickets first please', 'Jira Tickets');
    expect(output.indexOf('### US-3')).toBeLessThan(output.indexOf('### US-1'));
  });
});

it('words that are quoted out of a title are exchanged, and name no ticket', async () => {
  const { output } = await revise(board, 'rename "late tours" to "late trips"', 'Jira Tickets');
  expect(output).toContain('### US-3: Show late trips on a map');
});

describe('a story', () => {
  it('is told behind the key of its ticket', async () => {
    expect(await changed('US-2: As a courier I want to delete photos')).toMatchObject({
      fresh: ['- **Story:** As a courier I want to delete photos.'],
    });
  });

  it('gets another actor and keeps what is wanted', async () => {
    const stories = board.replace(
      'As a team member, I want this so that “Courier app” works as agreed.',
      'As a courier, I want to scan parcels.',
    );
    expect(await changed('the story of US-1 should start with As a driver', stories)).toMatchObject({
      fresh: [expect.stringMatching(/^- \*\*Story:\*\* As a driver, I want /u)],
    });
  });
});

it.each(['lgtm ship it', 'looks good, excellent work'])('%s asks for nothing', async (feedback) => {
  const { applied, isOutOfScope } = await revise(board, feedback, 'Jira Tickets');
  expect([isOutOfScope, applied.map(({ status }) => status)]).toEqual([false, ['no-effect']]);
});

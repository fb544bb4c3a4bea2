import { describe, expect, it } from 'vitest';
import { boardTickets } from '../samples/board-tickets.ts';
import { revise } from '../samples/revise.ts';

const changes = async (feedback: string) => {
  const { output, applied, isOutOfScope } = await revise(boardTickets, feedback, 'Jira Tickets');
  const before = boardTickets.split('\n');
  const after = output.split('\n');
  return {
    output,
    isOutOfScope,
    fresh: after.filter((line) => !before.includes(line)),
    gone: before.filter((line) => !after.includes(line)),
    statuses: applied.map((one) => one.status),
  };
};
const bodyOf = (text: string, key: string) => text.split(`### ${key}:`)[1]?.split(/\n##/u)[0] ?? '';

describe('labels of tickets', () => {
  it.each([
    'add label api to all tickets',
    'every ticket should have the label api',
    'tag everything with api',
  ])('are added to each: %s', async (feedback) => {
    const { output } = await changes(feedback);
    for (const key of ['US-1', 'US-2', 'US-3']) expect(bodyOf(output, key)).toContain('- **Labels:** api');
  });

  it('stand beside those that are there, and go alone', async () => {
    const once = await revise(boardTickets, 'label US-1 backend', 'Jira Tickets');
    const twice = await revise(once.output, 'add the label api to US-1', 'Jira Tickets');
    expect(bodyOf(twice.output, 'US-1')).toContain('- **Labels:** backend, api');
    const left = await revise(twice.output, 'remove the label backend from US-1', 'Jira Tickets');
    expect(bodyOf(left.output, 'US-1')).toContain('- **Labels:** api\n');
  });
});

describe('a part that every ticket has', () => {
  it.each([
    ['drop the tasks', 'Tasks'],
    ['remove the estimates, we do t-shirt sizes', 'Estimate'],
    ["we don't need the source lines", 'Source'],
    ['no out of scope lines please', 'Out of scope:'],
    ['remove the out of scope lines from the tickets', 'Out of scope:'],
  ])('goes from all of them: %s', async (feedback, label) => {
    const { output, fresh } = await changes(feedback);
    for (const key of ['US-1', 'US-2', 'US-3']) expect(bodyOf(output, key)).not.toContain(`**${label}`);
    expect(fresh).toEqual([]);
    expect(output).toContain('- Payment by card.');
  });

  it('goes from the one that is named', async () => {
    const { output } = await changes('remove the tasks from US-2');
    expect(bodyOf(output, 'US-2')).not.toContain('Tasks');
    expect(bodyOf(output, 'US-1')).toContain('Tasks');
  });
});

describe('the story of a ticket', () => {
  it.each([
    "rewrite the story of US-1 from the dispatcher's point of view",
    'US-1 should be told from the perspective of a dispatcher',
  ])('is told by somebody else: %s', async (feedback) => {
    expect((await changes(feedback)).fresh).toEqual([
      '- **Story:** As a dispatcher, I want a courier to be able to scan each parcel so that “Courier app” works as agreed.',
    ]);
  });

  it('is shorter without a purpose that only names the whole', async () => {
    const { output } = await changes('make the stories shorter');
    expect(output).toContain('- **Story:** As a courier, I want to scan each parcel.\n');
    expect(output).not.toContain('works as agreed');
  });
});

describe('a criterion for a case', () => {
  it('refuses what is expired or invalid', async () => {
    const { fresh } = await changes('add an acceptance test for an expired photo');
    expect(fresh).toEqual([
      '  3. Given a photo, When the photo has expired, Then it is rejected with an error and nothing changes.',
      '- **A-2:** An attempt that is refused leaves stored data unchanged.',
    ]);
  });

  it.each([
    'US-1 needs a criterion for when the parcel is damaged',
    'add a criterion for when the parcel is damaged to US-1',
  ])('asks what has to happen where nobody said it: %s', async (feedback) => {
    const { output } = await changes(feedback);
    expect(bodyOf(output, 'US-1')).toContain('When the parcel is damaged, Then the answer to Q-2 holds.');
    expect(output).toContain('- **Q-2:** What has to happen when the parcel is damaged?');
  });

  it('can stand first, and what cites the others follows', async () => {
    const { output } = await changes(
      'add as first criterion of US-1: when a parcel is unknown, then it is set aside',
    );
    expect(bodyOf(output, 'US-1')).toContain(
      '  1. Given the system is in use, When a parcel is unknown, Then it is set aside.\n  2. Given a parcel',
    );
    expect(bodyOf(output, 'US-1')).toContain('Implement FR-1 (criterion 2).');
  });
});

describe('what is in scope', () => {
  it('gets a ticket and is left out no more', async () => {
    const { output } = await changes('payment by card is in scope now');
    expect(output).not.toContain('- Payment by card.');
    expect(output).toContain('- Printed labels.');
    expect(output).toContain('### US-4: Payment by card');
  });

  it('loses a ticket that is taken out, which is named there', async () => {
    const { output } = await changes('take US-3 out of scope');
    expect(output).not.toContain('### US-3');
    expect(output.split('## Coverage map')[0]).toContain('- Show late tours on a map.');
  });
});

describe('tickets as a whole', () => {
  it('are merged to an estimate that teams use', async () => {
    const { output } = await changes('merge US-2 and US-3');
    expect(bodyOf(output, 'US-2')).toContain('- **Estimate:** 8');
  });

  it('get a thing of their own whose words are no verbs', async () => {
    const { output } = await changes('add a ticket for the export of fines as CSV and set its estimate to 2');
    const body = bodyOf(output, 'US-4');
    expect(body).toContain('The system MUST provide the export of fines as CSV.');
    expect(body).toContain('“The export of fines as CSV”');
    expect(body).toContain('- **Estimate:** 2');
    expect(bodyOf(output, 'US-2')).toContain('- **Estimate:** 5');
  });

  it('stay among tickets when one goes to the end', async () => {
    const { output } = await changes('US-1 goes to the very end');
    expect(output.indexOf('### US-1')).toBeGreaterThan(output.indexOf('### US-3'));
    expect(output.indexOf('### US-1')).toBeLessThan(output.indexOf('## Assumptions'));
  });

  it('take a prefix in their titles, and the title of the document none', async () => {
    const { output } = await changes('prefix the ticket titles with [APP]');
    expect(output).toContain('### US-2: [APP] Keep photos of a delivery');
    expect(output).toContain('# Courier app\n');
  });

  it('have criteria in bullets where that is asked for, and nothing else changes', async () => {
    const { output } = await changes('convert the acceptance criteria to bullets');
    expect(bodyOf(output, 'US-2')).toContain('  - Given a photo, When 30 days');
    expect(bodyOf(output, 'US-2')).toContain('- **Type:** Task');
  });
});

describe('the places of tickets', () => {
  const order = (text: string) => [...text.matchAll(/^### (US-\d)/gmu)].map(([, key]) => key);
  it.each([
    ["I'd like US-3 as the first ticket", ['US-3', 'US-1', 'US-2']],
    ['photos ticket to the top', ['US-2', 'US-1', 'US-3']],
    ['swap the first and the last ticket', ['US-3', 'US-2', 'US-1']],
    ['reorder the tickets: US-2, US-3, US-1', ['US-2', 'US-3', 'US-1']],
  ])('are those that are named: %s', async (feedback, expected) => {
    const { output } = await changes(feedback);
    expect(order(output)).toEqual(expected);
    expect(output.split('\n').sort()).toEqual(boardTickets.split('\n').sort());
  });
});

describe('estimates in a row', () => {
  it('are given to each ticket', async () => {
    const { output } = await changes('US-1 8, US-2 3, US-3 2 points');
    expect(
      ['US-1', 'US-2', 'US-3'].map((key) => /Estimate:\*\* (\d)/u.exec(bodyOf(output, key))?.[1]),
    ).toEqual(['8', '3', '2']);
  });
});

describe('what tickets wait for and have come to', () => {
  it('is never the ticket itself', async () => {
    const { output } = await changes('all tickets depend on US-1');
    expect(bodyOf(output, 'US-1')).toContain('**Dependencies:** none');
    expect(bodyOf(output, 'US-3')).toContain('**Dependencies:** US-1');
  });

  it('is set by a dependency that is added', async () => {
    const { fresh } = await changes('add a dependency from US-2 to US-3');
    expect(fresh).toEqual(['- **Dependencies:** US-3']);
  });

  it('is said of a ticket that is closed because it is done', async () => {
    const { output } = await changes("close US-1, it's done");
    expect(bodyOf(output, 'US-1')).toContain('**Status:** Done');
  });
});

describe('what would do harm is not done', () => {
  it.each([
    'the second criterion of US-9 is nonsense, remove it',
    'move US-8 to the top',
    'turn the tasks of US-1 into a table',
    'number the acceptance criteria as AC-1, AC-2',
    'split US-2 into billing and shipping',
    'mention GDPR in US-1',
    'remove the criteria about failures that are reported',
    'add a test for an expired photo to US-7',
  ])('%s', async (feedback) => {
    const { output, isOutOfScope } = await changes(feedback);
    expect(output).toBe(boardTickets);
    expect(isOutOfScope).toBe(false);
  });

  it('a word that goes takes no ticket with it', async () => {
    const { output } = await changes('drop the word late');
    expect(output).toContain('### US-3: Show tours on a map');
  });
});

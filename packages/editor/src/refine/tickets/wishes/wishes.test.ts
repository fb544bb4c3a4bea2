import { describe, expect, it } from 'vitest';
import { draftOf } from '../../draft.ts';
import { courierTickets } from '../../samples/courier-tickets.ts';
import { revise } from '../../samples/revise.ts';
import { isAside, withoutAsides } from './asides.ts';

const changes = async (feedback: string) => {
  const { output, applied } = await revise(courierTickets, feedback, 'Jira Tickets');
  const before = courierTickets.split('\n');
  const after = output.split('\n');
  return {
    output,
    fresh: after.filter((line) => !before.includes(line)),
    statuses: applied.map((one) => one.status),
  };
};
const bodyOf = (text: string, key: string) => text.split(`### ${key}:`)[1]?.split(/\n##/u)[0] ?? '';

describe('several values of tickets in one message', () => {
  it.each([
    ['US-1 -> Vera, 8 points', ['**Assignee:** Vera', '**Estimate:** 8']],
    ['Weise US-2 Vera zu, und die Priorität soll hoch sein.', ['**Assignee:** Vera', '**Priority:** High']],
    ['Asigna US-2 a Vera y cambia la estimación a 3', ['**Assignee:** Vera', '**Estimate:** 3']],
    [
      'US-2 dépend de US-1 et la priorité devrait être basse.',
      ['**Dependencies:** US-1', '**Priority:** Low'],
    ],
    ["It would be good if Vera takes the photos ticket, that's what she did last time.", ['**Owner:** Vera']],
    ['US-3 is blocked by US-1. It is on hold.', ['**Dependencies:** US-1', '**Status:** On hold']],
    [
      'US-1 goes to Vera, US-2 to Olaf. Both are 3 points.',
      ['Vera', 'Olaf', '**Estimate:** 3', '**Estimate:** 3'],
    ],
  ])('are all set: %s', async (feedback, expected) => {
    const { fresh, statuses } = await changes(feedback);
    expect(fresh).toHaveLength(expected.length);
    for (const [at, words] of [...expected].sort().entries())
      expect(
        [...fresh]
          .map((line) =>
            line.replace(/^- \*\*(?:Assignee|Owner):\*\* (?=Vera$|Olaf$)/u, (whole) =>
              expected.includes('Olaf') ? '' : whole,
            ),
          )
          .sort()[at],
      ).toContain(words);
    expect(statuses).not.toContain('not-understood');
  });

  it('are taken out', async () => {
    const { output } = await changes('US-3 is too vague, please remove the estimate there.');
    expect(bodyOf(output, 'US-3')).not.toContain('Estimate');
    expect(bodyOf(output, 'US-2')).toContain('Estimate');
  });
});

describe('the title of a ticket', () => {
  it.each([
    'The title of US-3 sounds odd, better: "Map of late tours"',
    'US-3 should be called "Map of late tours", sorry',
    'Please rename the map ticket to "Map of late tours".',
    'US-3 soll "Map of late tours" heißen',
  ])('is the one given: %s', async (feedback) => {
    const { fresh } = await changes(feedback);
    expect(fresh).toEqual(['### US-3: Map of late tours']);
  });
});

describe('a ticket with two requirements', () => {
  it.each([
    'US-1 is really two things. Make one ticket about scanning and another about sorting the stops.',
    'split US-1: scanning the parcels and sorting the stops',
    'Bitte US-1 aufteilen: eins für scan und eins für stops',
  ])('is parted with what each has: %s', async (feedback) => {
    const { output } = await changes(feedback);
    expect(output).toContain('| FR-1: Couriers scan each parcel | US-1 |');
    expect(output).toContain('| FR-2: Couriers can sort the stops by hand | US-4 |');
    expect(bodyOf(output, 'US-1')).not.toContain('FR-2');
    expect(bodyOf(output, 'US-4')).toContain('1. Given a tour, When the courier drags a stop');
    const estimates = ['US-1', 'US-4'].map((key) =>
      Number(/Estimate:\*\* (\d+)/u.exec(bodyOf(output, key))?.[1]),
    );
    expect((estimates[0] ?? 0) + (estimates[1] ?? 0)).toBe(5);
  });

  it('stays whole where a part is not of it', async () => {
    const { output, statuses } = await changes('split US-1: scanning the parcels and paying the fuel');
    expect(statuses).toEqual(['not-understood']);
    expect(output).toBe(courierTickets);
  });
});

describe('criteria', () => {
  it.each([
    ['Ajoute un critère à US-2 : le coursier voit la photo.', '  3. Le coursier voit la photo.'],
    ['Bei US-2 fehlt ein Kriterium: Der Kurier sieht das Foto.', '  3. Der Kurier sieht das Foto.'],
    [
      'Add to US-2: when the disk is full, the dispatcher gets a mail',
      '  3. Given the system is in use, When the disk is full, Then the dispatcher gets a mail.',
    ],
  ])('are added: %s', async (feedback, line) => {
    expect((await changes(feedback)).fresh).toEqual([line]);
  });

  it.each([
    'The last criterion of US-2 is nonsense, drop it.',
    'criterion 2 of US-2 can go',
    'Streiche das letzte Kriterium von US-2, das ist Unsinn',
  ])('are taken out: %s', async (feedback) => {
    const { output } = await changes(feedback);
    expect(output).not.toContain('cannot be stored');
    expect(output).toContain('When 30 days have passed');
  });
});

describe('tickets that are none', () => {
  it.each([
    "US-3 isn't work for us, kick it out.",
    'We can drop the map ticket, legal said no.',
    'US-3 kann weg.',
  ])('go with their row: %s', async (feedback) => {
    const { output } = await changes(feedback);
    expect(output).not.toContain('US-3');
    expect(output).not.toContain('FR-4');
  });

  it('go into others', async () => {
    const { output } = await changes('fold US-3 into US-2. The result should be a 8.');
    expect(output).toContain('| FR-4: Dispatchers see late tours on a map | US-2 |');
    expect(bodyOf(output, 'US-2')).toContain('**Estimate:** 8');
  });
});

describe('asides', () => {
  const draft = draftOf(courierTickets, {
    originalInput: '',
    previousOutput: courierTickets,
    feedback: '',
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Jira Tickets',
    tone: 50,
  });

  it('say why and order nothing', () => {
    expect(isAside("that's legal's decision", draft)).toBe(true);
    expect(isAside('sorry, my mistake', draft)).toBe(true);
    expect(isAside("it's Vera's ticket", draft)).toBe(false);
    expect(isAside('the priority is high', draft)).toBe(false);
    expect(withoutAsides('US-1 is a 3, otherwise support waits.', draft)).toBe('US-1 is a 3');
  });
});

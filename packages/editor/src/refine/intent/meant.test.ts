import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { designWordings } from './design-wordings.ts';
import { executed } from './executed.ts';
import type { Operation, Slots } from './intent.ts';

const garage = `# Parking

## Summary

The barrier opens within 2 seconds. A ticket is valid for 30 minutes.

## Requirements

- **FR-1:** The barrier MUST open within 2 seconds.
- **FR-2:** A ticket MUST be valid for 30 minutes.
- **FR-3:** A lost ticket MUST cost 25 EUR.
- **FR-4:** The floor MUST hold 40 cars.

## Open questions

- **Q-1:** Who cleans the scanner?
- **Q-2:** Do motorbikes pay?
`;

const model = `# Permits

## Entities

| Entity | Key | Fields |
| --- | --- | --- |
| \`permit\` | \`id\` | \`id\`, \`plate_id\`, \`state\` |

## Field tables

### \`permit\`

| Name | Type | Null | Key | Default | Description |
| --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – |
| \`plate_id\` | \`uuid\` | not stated | – | – | – |
| \`state\` | \`text\` | not stated | – | – | – |
`;

const draftFor = (text: string, format: 'Technical Spec' | 'Data Model') =>
  draftOf(text, {
    originalInput: '',
    previousOutput: text,
    feedback: '',
    format,
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  });

async function freshLines(operation: Operation, clause: string, slots: Slots): Promise<string[]> {
  const draft = draftFor(garage, 'Technical Spec');
  const change = executed({ operation, likelihood: 1, slots }, draft, clause);
  const text = change ? (await change(draft)).text : garage;
  return text.split('\n').filter((line) => !garage.split('\n').includes(line));
}

describe('an order that leaves out what it is about', () => {
  it('changes the value that it names as the old one, wherever that fact stands', async () => {
    expect(
      await freshLines('set', '30 was for the pilot, a ticket lasts 45 minutes', { to: '45 minutes' }),
    ).toEqual([
      'The barrier opens within 2 seconds. A ticket is valid for 45 minutes.',
      '- **FR-2:** A ticket MUST be valid for 45 minutes.',
    ]);
  });

  it('changes the value of the fact that it speaks of', async () => {
    expect(await freshLines('set', 'who has lost it pays 30 EUR', { to: '30 EUR' })).toEqual([
      '- **FR-3:** A lost ticket MUST cost 30 EUR.',
    ]);
  });

  it.each([
    ['the roof holds 2 kg', { to: '2 kg' }],
    ['it is 3 seconds by now and 50 EUR', { to: '3 seconds' }],
    ['the barrier opens on the 15th', { to: 'the 15th' }],
    ['the ticket has 5 points', { to: '5' }],
    // as the document has it
    ['the summary misses that the ticket is valid for 30 minutes', { to: '30 minutes' }],
  ])('changes no value where it is not sure: %s', async (clause, slots) => {
    expect(await freshLines('set', clause, slots)).toEqual([]);
  });

  it('answers the question that asks what stands beside the answer', async () => {
    const fresh = await freshLines('answer', 'the scanner thing: facility', { to: 'facility' });
    expect(fresh.join('\n')).toMatch(/Facility cleans the scanner/u);
  });

  it('answers none where none asks that', async () => {
    expect(await freshLines('answer', 'the roof: facility', { to: 'facility' })).toEqual([]);
  });

  it('gives the demand that holds most of its words another text', async () => {
    const to = 'The barrier MUST open within 2 seconds of the scan.';
    expect(await freshLines('reword', `I would rather have ${to}`, { to })).toContain(`- **FR-1:** ${to}`);
  });

  it('rewords nothing by words that somebody says of themselves', async () => {
    const to = 'I want the barrier to open within 2 seconds.';
    expect(await freshLines('reword', to, { to })).toEqual([]);
  });
});

describe('an order about a design in plain English', () => {
  const draft = draftFor(model, 'Data Model');
  const wordings = (operation: Operation, clause: string, slots: Slots) =>
    designWordings({ operation, likelihood: 1, slots }, draft, clause);

  it.each([
    [
      'add',
      'permit also gets issued_by',
      { of: 'permit', to: 'issued_by' },
      'add a field issued_by to permit',
    ],
    [
      'add',
      'a index on plate and state',
      { kind: 'index', to: 'plate and state' },
      'add an index on permit.plate_id and state',
    ],
    [
      'add',
      'values of state are new, valid, gone',
      { kind: 'values', to: 'new, valid, gone' },
      'permit.state has the values new, valid, gone',
    ],
    [
      'add',
      'we need permit_change: permit, clerk and when',
      { kind: 'table', to: 'permit_change' },
      'add a table permit_change with permit, clerk and when',
    ],
    ['strength', 'state can be empty', { what: 'state', to: 'empty' }, 'make permit.state nullable'],
    ['strength', 'state is never null', { what: 'state', to: 'null' }, 'the field permit.state is not null'],
  ] as const)('is said again: %s %s', (operation, clause, slots, wording) => {
    expect(wordings(operation, clause, slots)).toEqual([wording]);
  });

  it.each([
    ['add', 'permit needs an example', { of: 'permit', to: 'example' }],
    ['add', 'add colour and size', { kind: 'fields', to: 'colour and size' }],
    ['strength', 'state is required when it is paid', { what: 'state', to: 'required' }],
    ['strength', 'the colour is optional', { what: 'the colour', to: 'optional' }],
  ] as const)('is not, where its part is not sure: %s %s', (operation, clause, slots) => {
    expect(wordings(operation, clause, slots)).toEqual([]);
  });
});

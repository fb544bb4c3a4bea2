import type { Format } from '@faircopy/contract';
import { describe, expect, it } from 'vitest';
import { billingTickets } from './samples/billing-tickets.ts';
import { libraryModel } from './samples/library-model.ts';
import { revise } from './samples/revise.ts';

async function refine(previousOutput: string, format: Format, feedback: string): Promise<string> {
  const { output } = await revise(previousOutput, feedback, format);
  return output;
}

/** The lines that differ: those that went with "-", those that came with "+". */
function changes(before: string, after: string): string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => line !== '' && !fresh.includes(line)).map((line) => `-${line}`),
    ...fresh.filter((line) => line !== '' && !old.includes(line)).map((line) => `+${line}`),
  ];
}

const inTheModel: readonly (readonly [feedback: string, expected: readonly string[]])[] = [
  [
    'add a column phone (varchar(20), nullable) to member',
    [
      '-| `member` | `id` | `id`, `name`, `email` |',
      '-  email text',
      '+| `member` | `id` | `id`, `name`, `email`, `phone` |',
      '+| `phone` | `varchar(20)` | yes | – | – | – | personal |',
      '+    varchar phone',
      '+  email text,',
      '+  phone varchar(20)',
    ],
  ],
  [
    'rename loan.due_at to due_on',
    [
      '-| `loan` | `id` | `id`, `member_id`, `due_at`, `status` |',
      '-| `due_at` | `timestamp` | not stated | – | – | type assumed | internal |',
      '-    timestamp due_at',
      '-  due_at timestamp,',
      '+| `loan` | `id` | `id`, `member_id`, `due_on`, `status` |',
      '+| `due_on` | `timestamp` | not stated | – | – | type assumed | internal |',
      '+    timestamp due_on',
      '+  due_on timestamp,',
    ],
  ],
  [
    'remove the email column from member',
    [
      '-| `member` | `id` | `id`, `name`, `email` |',
      '-| `email` | `text` | not stated | – | – | type assumed | personal |',
      '-    text email',
      '-  name text,',
      '-  email text',
      '+| `member` | `id` | `id`, `name` |',
      '+  name text',
    ],
  ],
  [
    'due_at must not be null',
    [
      '-| `due_at` | `timestamp` | not stated | – | – | type assumed | internal |',
      '-  due_at timestamp,',
      '+| `due_at` | `timestamp` | no | – | – | type assumed | internal |',
      '+  due_at timestamp NOT NULL,',
    ],
  ],
  [
    'status should also have the value lost',
    [
      '-| `status` | `text` | not stated | – | – | open, returned; type assumed | internal |',
      '+| `status` | `text` | not stated | – | – | open, returned, lost; type assumed | internal |',
    ],
  ],
  [
    'the type of due_at should be date',
    [
      '-| `due_at` | `timestamp` | not stated | – | – | type assumed | internal |',
      '-    timestamp due_at',
      '-  due_at timestamp,',
      '+| `due_at` | `date` | not stated | – | – | – | internal |',
      '+    date due_at',
      '+  due_at date,',
    ],
  ],
];

const inTickets: readonly (readonly [feedback: string, expected: readonly string[]])[] = [
  ['set the priority of BILL-102 to high', ['-**Priority:** Low', '+**Priority:** High']],
  ['give BILL-101 to Lena', ['+**Assignee:** Lena']],
  ['ticket 2 needs estimate 8', ['-**Estimate:** 2', '+**Estimate:** 8']],
  ['the PayPal ticket is 5 points', ['-**Estimate:** 2', '+**Estimate:** 5']],
  ['add an acceptance criterion to BILL-102: no reference is left', ['+- No reference is left']],
  ['the second criterion of BILL-101 is wrong, delete it', ['-- Works for reverse charge']],
  [
    'add a row to the limits table: Width | 8,000 px | longest side',
    ['+| Width | 8,000 px | longest side |'],
  ],
  [
    'the last table: drop the Note column',
    [
      '-| What | Limit | Note |',
      '-| --- | ---: | --- |',
      '-| File size | 20 MB | per upload |',
      '+| What | Limit |',
      '+| --- | ---: |',
      '+| File size | 20 MB |',
    ],
  ],
  ['mark "Write the runbook" as done', ['-- [ ] Write the runbook', '+- [x] Write the runbook']],
  ['20 MB -> 50 MB', ['-| File size | 20 MB | per upload |', '+| File size | 50 MB | per upload |']],
];

describe('a change of a part', () => {
  for (const [feedback, expected] of inTheModel)
    it(`reaches every place of a data model: ${feedback}`, async () => {
      const output = await refine(libraryModel, 'Data Model', feedback);
      expect(changes(libraryModel, output).toSorted()).toEqual(expected.toSorted());
    });

  for (const [feedback, expected] of inTickets)
    it(`touches nothing else of tickets: ${feedback}`, async () => {
      const output = await refine(billingTickets, 'Jira Tickets', feedback);
      expect(changes(billingTickets, output).toSorted()).toEqual(expected.toSorted());
    });

  it('removes an entity with its relations, keys, box and statement', async () => {
    const output = await refine(libraryModel, 'Data Model', 'drop the member table');
    expect(output).not.toMatch(/\bmember/u);
    expect(output).toContain('  id uuid PRIMARY KEY,\n  due_at timestamp,\n  status text\n);');
  });

  it('adds an entity as its neighbours are written', async () => {
    const output = await refine(
      libraryModel,
      'Data Model',
      'add an entity fine with id, loan_id and amount (int)',
    );
    expect(output).toContain('### `fine`\n\n| Name | Type | Null |');
    expect(output).toContain('| `loan_id` | `uuid` | not stated | FK -> loan.id | – | type assumed |');
    expect(output).toContain('  loan ||--o{ fine : has\n');
    expect(output).toContain(
      'CREATE TABLE fine (\n  id uuid PRIMARY KEY,\n  loan_id uuid,\n  amount int,\n  FOREIGN KEY (loan_id) REFERENCES loan (id)\n);',
    );
  });

  it('adds a ticket with the parts its neighbours have', async () => {
    const output = await refine(
      billingTickets,
      'Jira Tickets',
      'add a new ticket: Export invoices. As an accountant I want a CSV of a month.',
    );
    expect(output).toContain(
      '## BILL-103: Export invoices\n\nAs an accountant I want a CSV of a month.\n\n**Priority:** not stated\n**Estimate:** not stated\n\nAcceptance criteria:\n\n- not stated\n\n',
    );
  });

  it('pastes no order it cannot carry out into the document', async () => {
    for (const feedback of [
      'Rimuovi la sezione Costi',
      'Observability nach oben verschieben',
      'bump the colour of the heading',
      'foo -> bar',
    ])
      expect(await refine(billingTickets, 'Jira Tickets', feedback)).toBe(billingTickets);
  });
});

it('adds a value of a field to the table of values, too', async () => {
  const before = `${libraryModel.replace('  status text,', "  status text CHECK (status IN ('open', 'returned')),")}
## Enumerations

| Field | Values |
| --- | --- |
| \`member.status\` | \`open\`, \`shut\` |
| \`loan.status\` | \`open\`, \`returned\` |
`;
  expect(
    changes(before, await refine(before, 'Data Model', 'loan.status needs another value: lost')),
  ).toEqual([
    '-| `status` | `text` | not stated | – | – | open, returned; type assumed | internal |',
    "-  status text CHECK (status IN ('open', 'returned')),",
    '-| `loan.status` | `open`, `returned` |',
    '+| `status` | `text` | not stated | – | – | open, returned, lost; type assumed | internal |',
    "+  status text CHECK (status IN ('open', 'returned', 'lost')),",
    '+| `loan.status` | `open`, `returned`, `lost` |',
  ]);
});

it('says where the key of a requirement that becomes background is still mentioned', async () => {
  const before =
    '# Kiosk\n\n## Context and problem\n\nVisitors queue.\n\n## Requirements\n\n- **FR-1:** There are 40 kiosks.\n- **FR-2:** A kiosk MUST print badges.\n\n## Design\n\nThe layout follows FR-1 closely.\n';
  const { output, applied } = await revise(before, 'move FR-1 to Context and problem', 'Technical Spec');
  expect(output).not.toContain('**FR-1');
  expect(applied[0]?.message).toMatch(/FR-1 is still mentioned in 1 place\.$/);
});

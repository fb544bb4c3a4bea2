import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const spec = `# Loyalty points

## Summary

Customers collect points. Support staff can correct a balance.

## Requirements

### Functional requirements

- **FR-1:** A cashier MUST scan the customer code.
- **FR-2:** The POS MUST queue up to 500 bookings and retry every 30 s.
- **FR-3:** Support staff MUST be able to correct a balance.

### Non-functional requirements

- **NFR-1:** Customers MUST see their balance in under 400 ms.

## Design

The POS talks to the points service.

## Test plan

- **T-1** (FR-1) Given a cashier, When the cashier scans the customer code, Then the code is known.
- **T-2** (FR-3) Given there are support staff, When support staff correct a balance, Then the balance is corrected.
- **T-3** (NFR-1) To measure: customers see their balance in under 400 ms. Less than 400 ms passes, 400 ms fails.

## Rollout and rollback

- Maria owns the backend, target is 12 May.

## Risks

- **R-1:** The old terminals have only 64 MB RAM. *Mitigation:* open, see Q-1
- **R-2:** We decided on PostgreSQL instead of DynamoDB. *Mitigation:* open, see Q-1

## Open questions

- **Q-1:** How is this risk reduced: the old terminals have only 64 MB RAM?
`;

/** The lines that a wish takes out and those that it writes, in the order of the document. */
async function changed(feedback: string) {
  const { output, applied } = await revise(spec, feedback, 'Technical Spec');
  const [before, after] = [spec.split('\n'), output.split('\n')];
  return {
    gone: before.filter((line) => line !== '' && !after.includes(line)),
    fresh: after.filter((line) => line !== '' && !before.includes(line)),
    statuses: applied.map(({ status }) => status),
  };
}

describe('a plain wish', () => {
  it.each([
    'It should be 300 ms, not 400 ms.',
    'The limit is 300 ms instead of 400 ms.',
    'NFR-1 is 300 ms, not 400.',
  ])('for another value changes the requirement and both sentences of its test: %s', async (feedback) => {
    const { fresh } = await changed(feedback);
    expect(fresh).toEqual([
      '- **NFR-1:** Customers MUST see their balance in under 300 ms.',
      '- **T-3** (NFR-1) To measure: customers see their balance in under 300 ms. Less than 300 ms passes, 300 ms fails.',
    ]);
  });

  it('for another value may call it by what it measures', async () => {
    const { fresh } = await changed('The retry interval should be 60 s.');
    expect(fresh).toEqual(['- **FR-2:** The POS MUST queue up to 500 bookings and retry every 60 s.']);
  });

  it.each([
    'Change the owner to Tom.',
    'Change the owner from Maria to Tom.',
    'Owner is now Tom instead of Maria.',
    'Maria is no longer the owner, Tom is.',
    'The backend is owned by Tom now.',
    'Tom takes over the backend from Maria.',
  ])('for another owner changes the sentence that names one: %s', async (feedback) => {
    const { fresh } = await changed(feedback);
    expect(fresh).toEqual(['- Tom owns the backend, target is 12 May.']);
  });

  it.each(['Set the target date to 1 June.', 'The target date moved to 1 June.', 'The deadline is 1 June.'])(
    'for another date changes the sentence that gives one: %s',
    async (feedback) => {
      const { fresh } = await changed(feedback);
      expect(fresh).toEqual(['- Maria owns the backend, target is 1 June.']);
    },
  );

  it('for another owner puts a name in the place of a name', async () => {
    const { fresh } = await changed('Tom is responsible instead of Maria.');
    expect(fresh).toEqual(['- Tom owns the backend, target is 12 May.']);
  });

  it.each([
    'R-2 is not a risk but a decision.',
    'The PostgreSQL thing is a decision, not a risk.',
    'Turn R-2 into a decision.',
  ])('for another kind moves what is misplaced and renames nothing: %s', async (feedback) => {
    const { gone, fresh } = await changed(feedback);
    expect(gone.filter((line) => line.startsWith('-'))).toEqual([expect.stringContaining('**R-2:**')]);
    expect(fresh).toEqual([
      'The POS talks to the points service. We decided on PostgreSQL instead of DynamoDB.',
    ]);
  });

  it.each(['Drop FR-3, support does that in the old tool.', 'Delete everything about support staff.'])(
    'to take something out takes its test along, and no reason for a name: %s',
    async (feedback) => {
      const { gone, fresh } = await changed(feedback);
      expect(gone.filter((line) => line.startsWith('-'))).toEqual([
        expect.stringContaining('**FR-3:**'),
        expect.stringContaining('**T-2**'),
      ]);
      expect(fresh.every((line) => spec.includes(line.replace(/\.$/u, '')))).toBe(true);
    },
  );

  it.each([
    ['Renumber the functional requirements starting at FR-10.', ['FR-10', 'FR-11', 'FR-12']],
    ['Start the numbering of the functional requirements at 101.', ['FR-101', 'FR-102', 'FR-103']],
    ['Number the functional requirements in tens: FR-10, FR-20.', ['FR-10', 'FR-20', 'FR-30']],
  ])('for other numbers gives them, references with them: %s', async (feedback, keys) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    for (const key of keys) expect(output).toContain(`**${key}:**`);
    expect(output).toContain(`(${keys[2]}) Given there are support staff`);
    expect(output).not.toMatch(/\bFR-[123]\b/u);
  });

  it.each([
    ['Move the design to the end, right before the open questions.', ['Risks', 'Design', 'Open questions']],
    ['Bring the risks to the top, just after the summary.', ['Summary', 'Risks', 'Requirements']],
  ])('for a place that is named twice moves once: %s', async (feedback, order) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    const titles = [...output.matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    expect(titles.slice(titles.indexOf(order[0]), titles.indexOf(order[0]) + 3)).toEqual(order);
  });

  it('for less text keeps what somebody must not do', async () => {
    const text =
      'Trainers see their courses. The kiosk shows a picture of the day that we like. Please do not restart the kiosk in this time. It is a nice little thing on the wall.\n';
    const { output } = await revise(text, 'Make it a bit shorter.', 'Optimize');
    expect(output).toContain('Please do not restart the kiosk in this time.');
  });

  it('of a person is no label of what somebody said', async () => {
    const said = '# A\n\n## Alternatives\n\n- Raj: we could go with Airflow.\n';
    const { output } = await revise(said, "Raj's team is on call for the workers.", 'RFC');
    expect(output).toContain('- Raj: we could go with Airflow.');
  });

  it.each([
    'R-2 is not a risk, it is the mitigation of R-1.',
    "R-2 is no risk, it's the mitigation for R-1.",
  ])('that calls one entry the mitigation of another makes it that: %s', async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toContain(
      '- **R-1:** The old terminals have only 64 MB RAM. *Mitigation:* We decided on PostgreSQL instead of DynamoDB.\n',
    );
    expect(output).not.toContain('**R-2');
  });

  it('for a mitigation sets that of the risk', async () => {
    const { fresh } = await changed('Add a mitigation to R-1: we replace the old terminals by September.');
    expect(fresh[0]).toBe(
      '- **R-1:** The old terminals have only 64 MB RAM. *Mitigation:* We replace the old terminals by September.',
    );
  });

  it.each([
    'Set the summary to: customers lose points after 18 months.',
    'Change the summary to "Customers lose points after 18 months."',
  ])('that dictates a section writes it: %s', async (feedback) => {
    const { fresh } = await changed(feedback);
    expect(fresh).toEqual(['Customers lose points after 18 months.']);
  });

  it.each(['Add a field email to customer.', 'Add an index on customerId.', 'Remove the entity points.'])(
    'for a part of a data model that is not there changes nothing: %s',
    async (feedback) => {
      const { statuses, gone, fresh } = await changed(feedback);
      expect(statuses).not.toContain('applied');
      expect([...gone, ...fresh]).toEqual([]);
    },
  );
});

describe('a plain wish about how things are written', () => {
  it('sorts what stands under a heading, with its numbers and references', async () => {
    const { output } = await revise(
      '# A\n\n## Risks\n\n- **R-1:** Zeal fades, see R-2.\n- **R-2:** Ants come.\n',
      'Sort the risks alphabetically.',
      'Technical Spec',
    );
    expect(output).toBe('# A\n\n## Risks\n\n- **R-1:** Ants come.\n- **R-2:** Zeal fades, see R-1.\n');
  });

  it.each(['POS means point of sale.', 'POS stands for "point of sale".'])(
    'writes an abbreviation out once: %s',
    async (feedback) => {
      const { output } = await revise(spec, feedback, 'Technical Spec');
      expect(output.match(/point of sale \(POS\)/gu)).toHaveLength(1);
    },
  );

  it('puts words in code', async () => {
    const { fresh } = await changed('Put code font around PostgreSQL.');
    expect(fresh[0]).toContain('`PostgreSQL` instead of DynamoDB');
  });

  it('takes a quoted word for another', async () => {
    const { fresh } = await changed('Use "till" for POS.');
    expect(fresh[0]).toBe('- **FR-2:** The till MUST queue up to 500 bookings and retry every 30 s.');
  });
});

const api = `# Points API

## Pagination

The input does not say how long lists are read; see Q-1.

## Limits

- **FR-1:** The POS MUST queue up to 500 bookings.

## Versioning

The input does not say how versions are told apart; see Q-1.

## Open questions

- **Q-1:** What is decided about these points: pagination and the life of old versions?
`;

describe('a statement of what a section is about', () => {
  it.each([
    ['Use cursor pagination.', 'Cursor pagination is used.', 'the life of old versions'],
    ['Version the API in the path: /v1.', 'The API is versioned in the path: /v1.', 'pagination'],
    ['Pagination is by cursor.', 'Pagination is by cursor.', 'the life of old versions'],
  ])('stands there, and the question asks for the rest: %s', async (feedback, sentence, rest) => {
    const { output } = await revise(api, feedback, 'API Design');
    expect(output).toContain(`\n${sentence}\n`);
    expect(output).toContain(`these points: ${rest}?`);
  });

  it('stands among what is said there', async () => {
    const { output } = await revise(api, 'The limit is 100 requests per minute.', 'API Design');
    expect(output).toContain('- **FR-2:** The rate limit MUST be 100 requests per minute.');
  });
});

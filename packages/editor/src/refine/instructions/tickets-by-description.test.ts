import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const ticket = (key: string, title: string, requirement: string, others: string) => `### ${key}: ${title}

- **Type:** Task
- **Story:** As a team member, I want this to hold: ${title} so that “Shop” works as agreed.
- **Context:** ${requirement}
- **Acceptance criteria**
  1. Given the shop is in use, When the case comes up, Then this holds: ${title}.
  2. Given the shop is in use, When it fails, Then the failure is reported and nothing is left half done.
- **Tasks**
  - Implement ${requirement.split(':')[0]} (criterion 1).
  - Handle what goes wrong with ${requirement.split(':')[0]} (criterion 2).
- **Dependencies:** none
- **Out of scope:** the work of ${others}
- **Estimate:** 2
- **Source:** ${requirement.split(':')[0]}, “${title}”
`;
const board = `# Shop

## Delivery plan

| Topic | State |
| --- | --- |
| Owner | open, see Q-1 |
| Milestone | open, see Q-1 |
| Risk | open, see Q-1 |

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: Search finds products by name | US-1 |
| FR-2: Invoices are mailed to the customer | US-2 |
| FR-3: Bug: totals are rounded twice | US-2 |
| FR-4: The warehouse contract is not signed | US-3 |

## Tickets

${ticket('US-1', 'Search finds products by name', 'FR-1: Search MUST find products by name, show a picture of each.', 'US-2')}
### US-2: Mail invoices to the customer

- **Type:** Task
- **Story:** As a customer, I want invoices to be mailed so that “Shop” works as agreed.
- **Context:** FR-2: Invoices MUST be mailed to the customer. FR-3: Bug MUST be as follows: totals are rounded twice.
- **Acceptance criteria**
  1. Given an invoice, When it is due, Then it is mailed.
  2. Given the bug, When someone looks at it, Then totals are rounded twice.
  3. Given an invoice, When it cannot be mailed, Then the failure is reported.
- **Tasks**
  - Implement FR-2 (criterion 1).
  - Implement FR-3 (criterion 2).
  - Handle what goes wrong with FR-2 (criterion 3).
- **Dependencies:** none
- **Out of scope:** the work of US-1 and US-3
- **Estimate:** 3
- **Source:** FR-2, “Invoices are mailed”

${ticket('US-3', 'The warehouse contract is not signed', 'FR-4: The warehouse contract is not signed.', 'US-2')}
## Open questions

- **Q-1:** What is agreed for “Shop” as to owner, milestone and risk?
`;
const refine = async (feedback: string) => (await revise(board, feedback, 'Jira Tickets')).output;
/** What stands between the heading of a ticket and the next. */
const bodyOf = (text: string, key: string) => text.split(`### ${key}:`)[1]?.split(/\n##/u)[0] ?? '';

describe('tickets named by what they are about', () => {
  it('get each value of a sentence, and no other ticket does', async () => {
    const output = await refine("the search one is a 5 not a 2, and it's P1");
    expect(output).toBe(
      board.replace(
        '- **Estimate:** 2\n- **Source:** FR-1',
        '- **Estimate:** 5\n- **Priority:** P1\n- **Source:** FR-1',
      ),
    );
  });

  it('get the owners that a sentence lists, the verb said once', async () => {
    const output = await refine('Ada owns search and the invoice mails, Kemal the contract');
    expect(['US-1', 'US-2', 'US-3'].map((key) => /Owner:\*\* (.*)/u.exec(bodyOf(output, key))?.[1])).toEqual([
      'Ada',
      'Ada',
      'Kemal',
    ]);
  });

  it('get the fields of all but those excepted', async () => {
    const output = await refine('all of them are medium priority except search, which is critical');
    expect(
      ['US-1', 'US-2', 'US-3'].map((key) => /Priority:\*\* (.*)/u.exec(bodyOf(output, key))?.[1]),
    ).toEqual(['Critical', 'Medium', 'Medium']);
  });

  it('get criteria in the place of theirs, with a task for each', async () => {
    const output = await refine(
      'criteria for the search ticket are fluff. use these: two letters are enough; a typo is forgiven; no hit says so',
    );
    expect(bodyOf(output, 'US-1')).toContain(
      '  1. Two letters are enough.\n  2. A typo is forgiven.\n  3. No hit says so.\n- **Tasks**\n  - Implement FR-1 (criterion 1).\n  - Implement FR-1 (criterion 2).\n  - Implement FR-1 (criterion 3).\n',
    );
    expect(bodyOf(output, 'US-2')).toBe(bodyOf(board, 'US-2'));
  });

  it('give up a requirement to a ticket of its own', async () => {
    const output = await refine('the rounding thing should be its own ticket, type bug, prio high');
    expect(output).toContain('| FR-3: Bug: totals are rounded twice | US-4 |');
    expect(bodyOf(output, 'US-2')).not.toContain('FR-3');
    expect(bodyOf(output, 'US-2')).toContain('(criterion 2)');
    expect(bodyOf(output, 'US-2')).not.toContain('(criterion 3)');
    expect(bodyOf(output, 'US-4')).toMatch(
      /\*\*Type:\*\* Bug(?:.|\n)*FR-3: (?:.|\n)*\*\*Priority:\*\* High/u,
    );
  });

  it('become what others wait for', async () => {
    const output = await refine(
      'the contract is no ticket, it is a blocker. put it as dependency on the search one',
    );
    expect(output).not.toContain('US-3');
    expect(output).not.toContain('FR-4');
    expect(bodyOf(output, 'US-1')).toContain('**Dependencies:** The warehouse contract is not signed\n');
  });

  it('are divided, each of their facts to the part that speaks of it', async () => {
    const output = await refine(
      'search is two jobs. split it: 1) find products by name 2) show a picture of each product',
    );
    expect(output).toContain('| FR-1: Search finds products by name | US-1 |\n| FR-5: Search must show');
    expect(bodyOf(output, 'US-1')).toContain('**Context:** FR-1: Search MUST find products by name.\n');
    expect(bodyOf(output, 'US-4')).toContain('**Context:** FR-5: Search MUST show a picture of each.\n');
  });

  it('become one', async () => {
    const output = await refine('the contract is part of the search ticket, merge those two');
    expect(output).toContain('| FR-4: The warehouse contract is not signed | US-1 |');
    expect(output).not.toContain('### US-3');
  });

  for (const feedback of [
    'everything Ada has is high priority',
    'the reports one is a 5',
    'Stripe handles the invoices',
  ]) {
    it(`are left alone where it is not sure which is meant: ${feedback}`, async () => {
      const output = await refine(feedback);
      for (const key of ['US-1', 'US-2', 'US-3'])
        expect(bodyOf(output, key)).not.toMatch(/Priority|Owner|Estimate:\*\* 5/u);
    });
  }
});

describe('a plan', () => {
  it('gets the rows that a sentence lists and keeps the others', async () => {
    const output = await refine('in the plan table owner is Farid and milestone is the September renewal');
    expect(output).toContain(
      '| Owner | Farid |\n| Milestone | September renewal |\n| Risk | open, see Q-1 |',
    );
    expect(output).toContain('as to risk?');
  });
});

import { describe, expect, it } from 'vitest';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

const tickets = `# Desk booking

## Tickets

### US-1: Book a desk

- **Acceptance criteria**
  1. Given a free desk, When it is booked, Then it is taken.
- **Dependencies:** none
- **Estimate:** 2

### US-2: Provide a page for cleaners

- **Acceptance criteria**
  1. Given a cleaner, When the page opens, Then the desks are listed.
- **Dependencies:** none
- **Estimate:** 3

### US-3: Show a page of statistics

- **Dependencies:** none
- **Estimate:** 3

## Worked example

Book a desk.
`;
const refineTickets = (feedback: string) => revise(tickets, feedback, 'Jira Tickets');
const refine = (feedback: string, document = exportSpec) => revise(document, feedback, 'Technical Spec');

describe('tickets named by their subject', () => {
  it('get an estimate said in passing', async () => {
    expect((await refineTickets('the cleaner page is more like a 5')).output).toBe(
      tickets.replace(
        'listed.\n- **Dependencies:** none\n- **Estimate:** 3',
        'listed.\n- **Dependencies:** none\n- **Estimate:** 5',
      ),
    );
  });

  it('get what they depend on', async () => {
    expect((await refineTickets('statistics depends on US-1')).output).toBe(
      tickets.replace('statistics\n\n- **Dependencies:** none', 'statistics\n\n- **Dependencies:** US-1'),
    );
  });

  it('are left alone where several have the subject', async () => {
    expect((await refineTickets('the page is more like a 5')).output).toBe(tickets);
  });

  it('are left alone where none has it', async () => {
    expect((await refineTickets('the parking lot is more like a 5')).output).toBe(tickets);
  });
});

describe('parts called a thing', () => {
  it('are sections of that name', async () => {
    expect((await refineTickets('drop that worked example thing')).output).not.toContain('Worked example');
  });

  it('are no sections that only hold the word', async () => {
    const { output } = await refine(
      'drop the redis thing',
      exportSpec.replace('## Design', '## Design without Redis'),
    );
    expect(output).toContain('## Design without Redis');
  });
});

describe('what is no goal', () => {
  for (const feedback of [
    'dark mode is no goal',
    "dark mode isn't a goal either",
    'Dark mode ist auch kein Ziel',
    "dark mode n'est pas un objectif",
    'dark mode tampoco es un objetivo',
  ])
    it(`is named among the non-goals: ${feedback}`, async () => {
      expect((await refine(feedback)).output).toBe(
        exportSpec.replace('- A new file format.\n', '- A new file format.\n- Dark mode.\n'),
      );
    });

  it('leaves its place among the goals', async () => {
    const { output } = await refine('keep memory low is not a goal');
    expect(output).not.toContain('## Goals\n\n- Finish every export.\n- Keep memory low.');
    expect(output).toContain('## Non-goals\n\n- A new file format.\n- Keep memory low.');
  });

  it('is not what is more than one goal', async () => {
    expect((await refine('speed is not the only goal')).output).toBe(exportSpec);
  });
});

describe('a statement and where it is to stand', () => {
  it('are one wish', async () => {
    const { output } = await refine('we tried Kafka too, it was too slow. should be in the context');
    expect(output).toContain('We tried Kafka too, it was too slow.\n\n## Goals');
  });

  it('move what is of another kind, which a date names', async () => {
    const dated = exportSpec.replace(
      '- **FR-3**',
      '- **FR-4**: The job MUST be live by 2027-03-01.\n- **FR-3**',
    );
    const { output } = await refine("the go-live date isn't a requirement. move it to Design", dated);
    expect(output).not.toContain('FR-4');
    expect(output).toMatch(/## Design\n[^#]*live by 2027-03-01/u);
    expect(output).toContain('**FR-3**');
  });
});

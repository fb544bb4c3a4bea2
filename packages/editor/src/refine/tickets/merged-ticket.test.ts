import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const ticket = (key: string, title: string, number: number) => `### ${key}: ${title}

- **Type:** Task
- **Context:** FR-${number}: ${title}.
- **Acceptance criteria**
  1. It holds.
- **Tasks**
  - Implement FR-${number} (criterion 1).
- **Dependencies:** ${number === 3 ? 'US-2' : 'none'}
- **Estimate:** ${number}
`;
const board = `# Garage

## Tickets

${ticket('US-1', 'Open the gate', 1)}
${ticket('US-2', 'Log openings', 2)}
${ticket('US-3', 'Send reports', 3)}`;

it('makes one ticket of two that remarks and orders name together', async () => {
  const { output } = await revise(
    board,
    'US-1 and US-2 (log openings) belong together. Merge them into one ticket pls',
    'Jira Tickets',
  );
  expect(output).toBe(`# Garage

## Tickets

### US-1: Open the gate; log openings

- **Type:** Task
- **Context:** FR-1: Open the gate. FR-2: Log openings.
- **Acceptance criteria**
  1. It holds.
  2. It holds.
- **Tasks**
  - Implement FR-1 (criterion 1).
  - Implement FR-2 (criterion 2).
- **Dependencies:** none
- **Estimate:** 3

${ticket('US-3', 'Send reports', 3).replace('US-2', 'US-1')}`);
});

it('calls it as the feedback says', async () => {
  const { output } = await revise(board, 'merge US-1 with US-2 and call it Gate log', 'Jira Tickets');
  expect(output).toContain('### US-1: Gate log\n');
});

it('numbers anew every criterion that the tasks of the other ticket cite', async () => {
  const cases = board.replaceAll(
    /(?<lead> {2}- Implement FR-\d \(criterion 1\)\.)/gu,
    '$<lead>\n  - Handle the case of criterion 1.',
  );
  const { output } = await revise(cases, 'merge US-1 and US-2', 'Jira Tickets');
  expect(output).toContain('  - Implement FR-2 (criterion 2).\n  - Handle the case of criterion 2.\n');
});

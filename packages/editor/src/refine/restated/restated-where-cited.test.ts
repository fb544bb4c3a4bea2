import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Car sharing

## Requirements

### Functional requirements

- **FR-1:** Operators MUST see a report of all cars.
- **FR-2:** Pets MUST ride in the back.
- **FR-3:** Cars MUST be cleaned every 3 days.

## Test plan

- **T-3** (FR-3) Given the system is in use, When 3 days have passed since the last time, Then cars are cleaned.
`;
const after = async (feedback: string) => (await revise(spec, feedback, 'Technical Spec')).output;

it('changes a value where it is cited, and neither keys nor what a test adds', async () => {
  expect(await after('cars must be cleaned every 5 days')).toBe(spec.replaceAll('3 days', '5 days'));
});

it('counts a whole unit where it stands behind no "every"', async () => {
  expect(await after('cars must be cleaned daily')).toBe(
    spec.replace('every 3 days', 'every day').replace('When 3 days have passed', 'When 1 day has passed'),
  );
});

it('takes the age of people for no other value of theirs', async () => {
  const text = spec.replace('Pets MUST ride in the back.', 'Drivers MUST cancel until 24 h before.');
  const { output } = await revise(text, 'drivers must be 18', 'Technical Spec');
  expect(output).toContain('until 24 h before');
});

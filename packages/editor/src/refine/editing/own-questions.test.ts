import { expect, it } from 'vitest';
import { createEditor } from '../../editor.ts';

const spec = `# Rooms

## Requirements

### Functional requirements

- **FR-1:** Staff MUST book rooms.

## Risks

- **R-1:** The old calendar export may stop working in June. *Mitigation:* open, see Q-2
- **R-2:** The vendor may raise its prices. *Mitigation:* open, see Q-3

## Open questions

- **Q-1:** Should guests be able to book?
- **Q-2:** How is this risk reduced: the old calendar export may stop working in June?
- **Q-3:** How is this risk reduced: the vendor may raise its prices?
`;

async function revised(feedback: string): Promise<string> {
  const { output } = await createEditor().refine({
    feedback,
    previousOutput: spec,
    originalInput: '',
    format: 'Technical Spec',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  });
  return output;
}

it('takes the question on a risk out with it, and no other', async () => {
  const output = await revised('Remove R-1.');
  expect(output).not.toContain('calendar export');
  expect(output).toContain('Should guests be able to book?');
  expect(output).toContain('the vendor may raise its prices?');
});

it('keeps the question of a risk that stays', async () => {
  expect(await revised('Remove Q-1.')).toContain('calendar export may stop working in June?');
});

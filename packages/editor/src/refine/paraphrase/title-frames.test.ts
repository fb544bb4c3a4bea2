import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = '# Kiln booking\n\n## Requirements\n\n- **FR-1:** Potters MAY pay by card.\n';

it.each([
  'the spec should be titled Studio hours',
  'the headline should rather be Studio hours',
  "let's call the whole thing Studio hours",
  'I would title this doc "Studio hours"',
])('gives the document another title: %s', async (feedback) => {
  const { output } = await revise(spec, feedback, 'Technical Spec');
  expect(output).toBe(spec.replace('Kiln booking', 'Studio hours'));
});

it.each(['the spec should be shorter', 'the thing should be called from the shop'])(
  'and none by words that are no name: %s',
  async (feedback) => {
    expect((await revise(spec, feedback, 'Technical Spec')).output).toContain('# Kiln booking\n');
  },
);

it.each(['Rename the section Requirements to "What it needs"', 'Rename Requirements to What it needs'])(
  'gives a section a title that says what somebody does: %s',
  async (feedback) => {
    const { output } = await revise(spec, feedback, 'Technical Spec');
    expect(output).toBe(spec.replace('## Requirements', '## What it needs'));
  },
);

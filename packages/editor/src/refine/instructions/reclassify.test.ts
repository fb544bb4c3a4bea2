import { describe, expect, it } from 'vitest';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

const refine = (feedback: string, document = exportSpec) => revise(document, feedback, 'Technical Spec');

describe('things of another kind than what they stand among', () => {
  for (const feedback of [
    'FR-3 is no requirement, it is a risk',
    'the retry thing is not a requirement! The store fails now and then, that is a risk.',
    'turn FR-3 into a risk',
  ])
    it(`go where their kind stands: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).not.toContain('FR-3');
      expect(output).toContain('| The stream breaks. | Start again. |\n| The job retries 3 times. |');
    });

  it('make a question of a requirement', async () => {
    const document = exportSpec.replace('retry 3 times.', 'be told who pays for the disk.');
    const { output } = await refine("FR-3 is an open question, isn't it?", document);
    expect(output).toContain('3. **Q-3**: The job is told who pays for the disk?');
  });

  it('make a requirement of what is no non-goal', async () => {
    const { output } = await refine('"A new file format" is no non-goal, it is a requirement');
    expect(output).toContain('- **FR-4**: The system MUST provide a new file format.');
  });

  it('stay where they are when they are of that kind', async () => {
    const { output } = await refine('FR-3 should be a requirement');
    expect(output).toBe(exportSpec);
  });

  it('move together when the feedback names several', async () => {
    const prompt =
      '# Triage\n\n## Instructions\n\n1. Read it.\n2. "Locked out" is P1.\n3. "Slow" is P3.\n4. Answer.\n\n## Examples\n\nThe input gives no example; see Q-1.\n';
    const { output } = await revise(
      prompt,
      'items 2 and 3 are examples, they belong under Examples',
      'Prompt',
    );
    expect(output).toBe(
      '# Triage\n\n## Instructions\n\n1. Read it.\n2. Answer.\n\n## Examples\n\n- "Locked out" is P1.\n- "Slow" is P3.\n',
    );
  });
});

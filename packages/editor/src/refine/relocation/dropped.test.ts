import { describe, expect, it } from 'vitest';
import { exportInput, exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

const refine = async (feedback: string) =>
  (await revise(exportSpec, feedback, 'Technical Spec', exportInput)).output;

describe('a statement that is said to be none', () => {
  it.each([
    'FR-2 describes what the old screen did. Take it out, its tests too.',
    "FR-2 is not a requirement, it's what we have today. Remove it.",
    'FR-2: we decided against progress. Please drop that.',
    'FR-2 ist keine Anforderung, bitte streichen.',
  ])('goes with what is derived from it: %s', async (feedback) => {
    const output = await refine(feedback);
    expect(output).not.toContain('FR-2');
    expect(output).toContain('- **FR-3**: The job SHOULD retry 3 times.');
    expect(output).not.toMatch(/old screen|progress is shown/u);
  });

  it('goes with others of its kind', async () => {
    const output = await refine('Goals 2 and 3 are no goals, please remove both.');
    expect(output).toContain('## Goals\n\n- Finish every export.\n\n## Non-goals');
  });

  it('is moved among those it is like', async () => {
    const output = await refine('FR-3 sounds like a non-goal to me and not like a requirement.');
    expect(output).toContain('- A new file format.\n- The job retries 3 times.\n');
    expect(output).not.toContain('FR-3');
  });
});

import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const before =
  '# Backup tool\n\n## Requirements\n\n- **FR-1:** The tool MUST copy the folder.\n\n## Interfaces and data\n\n- Exit codes: 0 done, 1 no space, 2 no network.\n- **Status codes:** `200` = stored, `409` = stored already\n';

async function changed(feedback: string): Promise<{ output: string; message: string | undefined }> {
  const { output, applied } = await revise(before, feedback, 'Technical Spec');
  return { output, message: applied[0]?.message };
}

describe('addCode', () => {
  it('adds a code to the sentence that lists its kind, written as the others', async () => {
    expect(await changed('Exit code 3 for a cancelled run.')).toEqual({
      output: before.replace('2 no network', '2 no network, 3 cancelled run'),
      message: 'Added exit code 3.',
    });
    expect((await changed('please add status code 507 for full disks')).output).toBe(
      before.replace('stored already', 'stored already, `507` = full disks'),
    );
  });

  it('leaves a code that is taken, and one whose kind is not listed, to other instructions', async () => {
    for (const feedback of ['Exit code 2 for a cancelled run.', 'Error code 9 for a cancelled run.']) {
      const { message, output } = await changed(feedback);
      expect(message).not.toMatch(/^Added (?:exit|error) code/u);
      expect(output).toContain('0 done, 1 no space, 2 no network.');
    }
  });
});

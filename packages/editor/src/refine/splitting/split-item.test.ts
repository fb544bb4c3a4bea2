import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = (tests: string) =>
  `# Export\n\n## Functional requirements\n\n- **FR-1:** The exporter MUST encrypt every file and delete the plain copy.\n\n## Test plan\n\n${tests}`;
const byHand = '- **T-1** (FR-1) Given a file, When it is exported, Then nobody can read it.\n';

describe('a requirement that is split', () => {
  it('leaves a test with each of its parts, and what somebody wrote as it was', async () => {
    const { output } = await revise(spec(byHand), 'split FR-1', 'Technical Spec');
    expect(output).toContain(
      '- **FR-1:** The exporter MUST encrypt every file.\n- **FR-2:** The exporter MUST delete the plain copy.\n',
    );
    expect(output).toContain(byHand);
    expect(output).toMatch(/\*\*T-2\*\* \(FR-2\) .*plain copy/u);
  });

  it('gets none where the plan tests no requirement by its key', async () => {
    const plan = 'Each file is opened by hand.\n';
    const { output } = await revise(spec(plan), 'split FR-1', 'Technical Spec');
    expect(output).toContain('- **FR-2:** The exporter MUST delete the plain copy.\n');
    expect(output.endsWith(plan)).toBe(true);
  });
});

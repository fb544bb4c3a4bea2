import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const plan = `# Move the jobs

## Summary

We migrate in 3 waves. Mails go out in 3 waves.

## Requirements

- **FR-1:** We MUST migrate in 3 waves: reporting first, then exports, last billing.
- **FR-2:** Partners MUST list bikes near a position (radius in m, max 2000).
- **FR-3:** A page MUST fit 3 tables.

## Pagination

Nothing yet.
`;
const refine = (feedback: string) => revise(plan, feedback, 'RFC', plan);

describe('a count that changes', () => {
  it('changes wherever the same fact is said, with what stands behind its colon', async () => {
    expect((await refine("it's only 2 waves: reporting and exports first, then billing")).output).toBe(
      plan
        .replace('We migrate in 3 waves.', 'We migrate in 2 waves.')
        .replace(
          'in 3 waves: reporting first, then exports, last billing',
          'in 2 waves: reporting and exports first, then billing',
        ),
    );
  });

  it('keeps what stands behind the colon where the feedback says nothing of it', async () => {
    const { output } = await refine('we migrate in 2 waves, not 3');
    expect(output).toContain('We MUST migrate in 2 waves: reporting first, then exports, last billing.');
    expect(output).toContain('A page MUST fit 3 tables.');
  });

  it('is no number that stands for nothing', async () => {
    const { output } = await refine('lists are cursor based, 50 per page, max 100');
    expect(output).toContain('max 2000');
  });
});

describe('a title with a remark of two words', () => {
  it('is renamed to what is said behind it', async () => {
    const { output } = await refine('the title is clumsy and cut off. make it "Jobs on Kubernetes"');
    expect(output).toBe(plan.replace('# Move the jobs', '# Jobs on Kubernetes'));
  });
});

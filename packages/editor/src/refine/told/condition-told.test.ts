import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Kiln booking

## Requirements

- **FR-1:** The system MUST mail the warden.
- **FR-2:** Only wardens MUST be able to lock the kiln.
- **FR-3:** Photos MUST be kept for 2 years.
- **FR-4:** The kiln MUST be cleaned after each firing.
`;
const refine = async (feedback: string) => (await revise(spec, feedback, 'Technical Spec')).output;

describe('a case that is told of a demand', () => {
  it.each([
    [
      'FR-1 is incomplete, we only mail the warden after the third alarm',
      'mail the warden after the third alarm.',
    ],
    ['the warden is mailed only if the alarm rings twice', 'mail the warden only if the alarm rings twice.'],
    [
      'wardens can lock the kiln only within 30 days',
      'Only wardens MUST be able to lock the kiln within 30 days.',
    ],
  ])('stands in it: %s', async (feedback, written) => {
    const output = await refine(feedback);
    expect(output).toContain(written);
    expect(output).toContain('Photos MUST be kept for 2 years.');
    expect(output).not.toContain('FR-5');
  });

  it.each([
    'we do not mail the warden after the third alarm',
    'the warden is mailed on paper',
    'photos are kept for 3 years',
  ])('is none here: %s', async (feedback) => {
    const output = await refine(feedback);
    expect(output).toContain('- **FR-1:** The system MUST mail the warden.');
    expect(output).not.toMatch(/kept for 2 years for|for 3 years for/u);
  });
});

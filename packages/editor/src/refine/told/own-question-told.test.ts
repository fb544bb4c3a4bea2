import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const document =
  '# Loans\n\n## Retention\n\nLoans go after 24 months.\n\n## Open questions\n\n- **Q-1:** Do we keep lost copies?\n';
const refine = async (feedback: string) =>
  (await revise(document, feedback, 'Data Model', 'Loans go after 24 months. Do we keep lost copies?'))
    .output;

describe('an answer to a question of the input', () => {
  it('does not bring along the words that name its question', async () => {
    const output = await refine('Quanto à pergunta sobre lost copies: they are kept for five years');
    expect(output).toMatch(/Lost copies (?:are|MUST be) kept for five years\./u);
    expect(output).not.toMatch(/pergunta|Q-1/u);
  });

  it('is read without a name as well', async () => {
    const output = await refine('We keep lost copies for five years.');
    expect(output).toContain('lost copies for five years.');
    expect(output).not.toContain('Q-1');
  });
});

import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const prompt = `# Sort parcels

## Role

You are an assistant with one task: sort parcels.

## Instructions

1. Name the size (small, medium, large).
2. Group by depot.

## Constraints

- Do not guess a street.

## Output format

- One line.

## When information is missing

- If the weight is missing, say so.
`;

const change = async (feedback: string) => (await revise(prompt, feedback, 'Prompt')).output;

describe('a prompt', () => {
  it('has one rule for one case', async () => {
    expect(await change('if the weight is missing, use 1 kg and do not mention it')).toBe(
      prompt.replace(
        'If the weight is missing, say so.',
        'If the weight is missing, use 1 kg and do not mention it.',
      ),
    );
  });

  for (const feedback of [
    'Give the model the role of a depot manager',
    'The role is a depot manager, not an assistant',
  ])
    it(`has a role without what it is not: ${feedback}`, async () => {
      expect(await change(feedback)).toContain('You are a depot manager with one task: sort parcels.');
    });

  it('lists other values where they are told by their number', async () => {
    expect(await change('size should have four values: tiny, small, medium, large')).toContain(
      '(tiny, small, medium, large)',
    );
  });

  it('has one more of what a list is named by', async () => {
    expect(await change('Add the size "huge"')).toContain('(small, medium, large, huge)');
  });

  it('has a rule in the place of the one that begins alike, where it is meant instead', async () => {
    expect(await change('group by street instead')).toContain('2. Group by street.\n');
  });
});

import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const prompt = `# Interviews

## Instructions

1. Give feedback in one sentence and a score from 1 to 5.
2. Ask 3 to 5 questions.
`;

describe('a range that feedback gives anew', () => {
  it.each(['the score should go from 1 to 10', 'score goes from 1 to 10 now', 'the score is 1-10'])(
    'takes the place of that of the same thing, with both ends: %s',
    async (feedback) => {
      const { output } = await revise(prompt, feedback, 'Prompt');
      expect(output).toBe(prompt.replace('1 to 5', '1 to 10'));
    },
  );
});

import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const prompt = `# Answer borrowers

## Role

You are the clerk of a tool library. Answer in the language of the mail.

## Goal

Answer borrowers.

## Inputs

- \`{{mail}}\`: given for each run.

## Instructions

1. Read \`mail\`.
2. If the mail is a complaint, write ESCALATE.
3. If the mail is in Polish, answer in Polish.

## Constraints

- Do not book more than 2 tools at once.
- Do not mention the price.
- Do not promise a visit.

## Output format

- Be friendly and short (max 120 words).
`;

const changed = async (feedback: string) => {
  const { output } = await revise(prompt, feedback, 'Prompt');
  const [before, after] = [prompt, output].map((text) => text.split('\n'));
  return {
    gone: (before ?? []).filter((line) => !after?.includes(line)),
    fresh: (after ?? []).filter((line) => !before?.includes(line)),
  };
};

describe('a rule that goes against one of a prompt', () => {
  it.each([
    ['always write in English', 'You are the clerk of a tool library. Answer in English.'],
    ['answers must be in German', 'You are the clerk of a tool library. Answer in German.'],
    ['answers may have up to 200 words', '- Be friendly and short (max 200 words).'],
    ['allow up to 4 tools', '- Do not book more than 4 tools at once.'],
    ['mention the price at the end', '- Mention the price at the end.'],
    ['complaints get an apology, no more ESCALATE', '2. Complaints get an apology.'],
  ])('takes its place: %s', async (feedback, line) => {
    const { gone, fresh } = await changed(feedback);
    expect(fresh).toEqual([line]);
    expect(gone).toHaveLength(1);
  });
});

describe('a rule of something else', () => {
  it.each([
    ["borrowers under 18 can't book power tools", "- Borrowers under 18 can't book power tools."],
    ['dates must be written as YYYY-MM-DD', '4. Dates must be written as YYYY-MM-DD.'],
    [
      "electric tools: always mention the battery's age",
      "4. For electric tools, always mention the battery's age.",
    ],
    ['never mention the price of a visit', '- Never mention the price of a visit.'],
  ])('stands beside them: %s', async (feedback, line) => {
    const { fresh } = await changed(feedback);
    expect(fresh).toEqual([line]);
  });
});

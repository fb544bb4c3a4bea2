import { describe, expect, it } from 'vitest';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

/** Feedback that no wording of an instruction fits, what it leaves in the document, and what it takes away. */
const carriedOut: readonly (readonly [feedback: string, has: string, hasNot: string | null])[] = [
  ['I see no reason to keep the sentence about Grafana', "Users don't trust it.", 'You can see the queue'],
  ['Would it be possible for the retries to be 5 instead of 3?', 'SHOULD retry 5 times', '3 times'],
  ['Legal would be happier with 10 instead of 5 minutes', 'finish within 10 minutes', '5 minutes'],
  ['The batches hold 800 rows by now', 'in batches of 800', 'batches of 500'],
];

describe('feedback in words that were learned', () => {
  for (const [feedback, has, hasNot] of carriedOut)
    it(`is carried out: ${feedback}`, async () => {
      const { output, applied } = await revise(exportSpec, feedback, 'Technical Spec');
      expect(output, JSON.stringify(applied)).toContain(has);
      if (hasNot !== null) expect(output).not.toContain(hasNot);
    });

  it('that only says what somebody thinks of a part takes nothing away', async () => {
    for (const feedback of [
      "I don't like the Design section",
      'that line about Redis is odd',
      'the batches are fine',
    ])
      expect((await revise(exportSpec, feedback, 'Technical Spec')).output).toBe(exportSpec);
  });
});

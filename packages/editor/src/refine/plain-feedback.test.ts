import { describe, expect, it } from 'vitest';
import { exportSpec } from './samples/export-spec.ts';
import { revise } from './samples/revise.ts';

const refine = (feedback: string) => revise(exportSpec, feedback, 'Technical Spec');

/** Feedback as people type it, with words that stand in the document then and words that stand there no more. */
const carriedOut: readonly (readonly [feedback: string, stands: string, gone: string])[] = [
  ['pls rm FR-3 and mv risks to the top thx', '## Risks', '- **FR-3**'],
  ['FR-3 is not ours', '**FR-2**', '- **FR-3**'],
  ["I'd rather see the goals as table", '| Finish every export. |', '- Keep memory low.'],
  ['can you put the nonfunctional reqs into a table', '| NFR-1 |', '- **NFR-1**'],
  ['why is the summary so wordy', '## Summary', 'basically'],
  ['die Zusammenfassung ist zu lang', '## Summary', 'basically'],
  ['el resumen es demasiado largo', '## Summary', 'basically'],
  ['etwas lockerer bitte', "It's important", 'It is important'],
  ['can the goals mention that nobody waits', 'Nobody waits', 'no goal'],
  ['we say lines, not rows. everywhere', 'reads lines in batches', 'rows'],
  ['the limit of NFR-1 is rubbish, its 3 minutes', 'within 3 minutes', 'within 5 minutes'],
  ['our cat is asleep :) and FR-1 should be a should', 'The job SHOULD write', 'The job MUST write'],
];

describe('feedback in plain words', () => {
  for (const [feedback, stands, gone] of carriedOut)
    it(`is carried out: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toContain(stands);
      expect(output).not.toContain(gone);
    });

  it('does nothing to the whole document for what is said of a part', async () => {
    const { output, applied } = await refine('the title is clumsy');
    expect(output).toBe(exportSpec);
    expect(applied.map((one) => one.status)).toEqual(['not-understood']);
  });

  it('takes a heading with a colon for the place of what follows', async () => {
    const { output } = await refine('Summary: We write rows to a file one by one.');
    expect(output).toContain('## Summary\n\nWe write rows to a file one by one.\n\n## Context and problem');
  });

  it('gives no number the value of a year', async () => {
    const { output } = await refine('the mail in FR-2 is wrong, its end of Q2 2027');
    expect(output).not.toMatch(/2027 (?:s|minutes|times)/u);
  });

  it('writes a question down where it is asked to, and no other', async () => {
    const { output, applied, isOutOfScope } = await refine('do we keep exports when the account is closed');
    expect({ output, isOutOfScope, status: applied[0]?.status }).toEqual({
      output: exportSpec,
      isOutOfScope: false,
      status: 'not-understood',
    });
    const asked = await refine('add the question "Do we keep exports when the account is closed?"');
    expect(asked.output).toContain('**Q-3**: Do we keep exports when the account is closed?');
  });

  it('takes no bound for another that stands elsewhere', async () => {
    for (const feedback of ['mails are sent one by one, max 100', 'mails are short, 50 per day, max 100']) {
      const { output } = await refine(feedback);
      expect(output).toContain('batches of 500');
    }
  });
});

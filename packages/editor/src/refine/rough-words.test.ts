import { describe, expect, it } from 'vitest';
import { exportSpec } from './samples/export-spec.ts';
import { revise } from './samples/revise.ts';

/** Feedback in rough words, what of the document it leaves behind, and what it takes away. */
const carriedOut: readonly (readonly [feedback: string, has: string, hasNot: string | null])[] = [
  ['FR-3 says nothing new, kill it', '- **FR-2**', '**FR-3**'],
  ["it's 4 retries now, ops changed their mind", 'SHOULD retry 4 times', '3 times'],
  ['the job times out after 45 not 30 s', 'times out after 45 s', 'times out after 30 s'],
  ['NFR-1 is ambitious, 5 minutes → 10 minutes', 'finish within 10 minutes.', '5 minutes'],
  ['FR-2 mixes two things', '**FR-4**: The user MUST get a mail.', null],
  ['I would put Risks above Design', '## Risks\n\n| Risk', null],
  ['title pls: fast exports', '# fast exports\n', '# Streaming export'],
  ['the goals as a numbered list', '1. Finish every export.', '- Finish every export.'],
  ['could you put the func reqs into a table', '| FR-2 |', '- **FR-2**'],
  ['the disk risk can go', 'The stream breaks.', 'The disk fills up.'],
  ['drop FR-1. no wait, forget that', '**FR-1**', null],
  ['FR-1 and FR-3 are a must', 'The job MUST retry 3 times.', 'SHOULD retry'],
  [
    'say Valkey instead of Redis, and FR-1 should be: Rows of one file MUST be written in order, so the key is the row',
    '- **FR-1**: Rows of one file MUST be written in order, so the key is the row.',
    'Redis',
  ],
  [
    'rename it to "Event-based sync of the catalogue"',
    '# Event-based sync of the catalogue\n',
    '# Streaming',
  ],
  ['FR-3 is wrong, it has to say that the job gives up at once', '- **FR-3**: The job', 'retry 3 times'],
  ['Risks: nobody has the queue in view', 'Nobody has the queue in view.', null],
];

/** Remarks of readers: named, and nowhere written down. */
const remarks = [
  'the summary just repeats the design',
  'the tone of the goals bores me',
  'Point 1 of the plan and the risks disagree',
  'FR-2 conflicts with what we said',
  "that's not Redis",
  "windows won't happen, sorry, the wording is sloppy",
];

describe('feedback in rough words', () => {
  for (const [feedback, has, hasNot] of carriedOut)
    it(`is carried out: ${feedback}`, async () => {
      const { output, applied } = await revise(exportSpec, feedback, 'Technical Spec');
      expect(output, JSON.stringify(applied)).toContain(has);
      if (hasNot !== null) expect(output).not.toContain(hasNot);
    });

  for (const feedback of remarks)
    it(`is named where it only remarks: ${feedback}`, async () => {
      const { output, isOutOfScope } = await revise(exportSpec, feedback, 'Technical Spec');
      expect([output, isOutOfScope]).toEqual([exportSpec, false]);
    });

  for (const feedback of [
    'hello',
    'Give me three startup ideas.',
    'docker build fails on my laptop',
    '今日の東京の天気は？',
  ])
    it(`is out of scope: ${feedback}`, async () => {
      expect((await revise(exportSpec, feedback, 'Technical Spec')).isOutOfScope).toBe(true);
    });

  it('never takes the whole document for a word of its title', async () => {
    const { output } = await revise(
      exportSpec,
      '"Streaming" is not a word I want in a title',
      'Technical Spec',
    );
    expect(output).toContain('## Risks');
  });
});

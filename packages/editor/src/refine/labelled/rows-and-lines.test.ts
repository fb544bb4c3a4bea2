import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const plan = `# Harbour pilot

Status: draft. Owner: Priya. Target: Q3.

## Parts

| Part | Owner | Status |
| --- | --- | --- |
| Radar | Tom | in progress |
| Berth map | Aisha | not started |
| Alarm | Ben | not started |

## Open questions

- Who owns the radar licences?
`;

const refine = (feedback: string) => revise(plan, feedback, 'Technical Spec');

describe('a cell of a row with several columns', () => {
  for (const [feedback, old, fresh] of [
    ['the radar status is done', 'Tom | in progress', 'Tom | done'],
    ['the alarm is in progress', 'Ben | not started', 'Ben | in progress'],
    ['Alarm goes to Aisha', '| Alarm | Ben', '| Alarm | Aisha'],
    ['Tom hands the radar to Lena', '| Radar | Tom', '| Radar | Lena'],
    ['Lena owns the radar now', '| Radar | Tom', '| Radar | Lena'],
    ['Berth map: status in progress, owner Ben', '| Aisha | not started', '| Ben | in progress'],
    ['Radar: owner Ben and status not started', '| Tom | in progress', '| Ben | not started'],
  ] as const)
    it(`is the one that the words mean: ${feedback}`, async () => {
      expect((await refine(feedback)).output).toBe(plan.replace(old, fresh));
    });

  for (const feedback of ['the radar is 12 points', 'the alarm is much too slow'])
    it(`is none where no column holds such a value: ${feedback}`, async () => {
      const { output, applied } = await refine(feedback);
      expect(output).toBe(plan);
      expect(applied.map(({ status }) => status)).toEqual(['not-understood']);
    });
});

describe('a line of several labels', () => {
  for (const [feedback, old, fresh] of [
    ['status: accepted', 'Status: draft.', 'Status: accepted.'],
    ['the target is Q4', 'Target: Q3.', 'Target: Q4.'],
    ['Owner is Tom now, target Q4', 'Owner: Priya. Target: Q3.', 'Owner: Tom. Target: Q4.'],
  ] as const)
    it(`keeps those that are not spoken of: ${feedback}`, async () => {
      expect((await refine(feedback)).output).toBe(plan.replace(old, fresh));
    });
});

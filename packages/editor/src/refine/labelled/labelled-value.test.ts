import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const rfc = `# Move the scheduler

## Metadata

- **Status:** not stated in the input
- **Author:** not stated in the input

## Summary

The scheduler moves in May.

## Delivery plan

| Topic | State |
| --- | --- |
| Owner | open, see Q-1 |
| Milestone | last week the scheduler was down |
| Dependencies | open, see Q-1 |

## Drawbacks

- **R-1:** Two schedulers may run at once. *Mitigation:* open, see Q-2
- **R-2:** The old logs are lost. *Mitigation:* open, see Q-3

## Unresolved questions

- **Q-1:** What is agreed for “Move the scheduler” as to owner and dependencies?
- **Q-2:** How is this risk reduced: two schedulers may run at once?
- **Q-3:** How is this risk reduced: the old logs are lost?
`;

const refine = (feedback: string, document = rfc) =>
  revise(document, feedback, 'RFC', 'The scheduler moves in May.');

describe('values of labelled places', () => {
  for (const feedback of [
    'milestone in the delivery plan is rubbish, its end of May',
    'Milestone = end of May',
    'the milestone should be end of May',
    'Meilenstein ist end of May',
  ])
    it(`puts a value into the row of its label: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toBe(rfc.replace('last week the scheduler was down', 'end of May'));
    });

  it('takes what was answered out of a question that asks for more', async () => {
    const { output } = await refine('who owns it: core team, write that in the delivery plan');
    expect(output).toContain('| Owner | core team |');
    expect(output).toContain('- **Q-1:** What is agreed for “Move the scheduler” as to dependencies?');
    expect(output).toContain('| Dependencies | open, see Q-1 |');
  });

  it('puts a mitigation to the risk that is spoken of and closes its question', async () => {
    const { output } = await refine('mitigation for the logs thing = copy them to the archive');
    expect(output).toContain('The old logs are lost. *Mitigation:* Copy them to the archive.');
    expect(output).toContain('run at once. *Mitigation:* open, see Q-2');
    expect(output).not.toContain('Q-3');
  });

  it('sets each of several labels', async () => {
    const { output } = await refine('author is Ida Berg, status draft');
    expect(output).toContain('- **Author:** Ida Berg\n');
    expect(output).toContain('- **Status:** draft\n');
  });

  it('fills the gap of what a heading names, whatever the language of the feedback', async () => {
    const model =
      '# Parts\n\n## Purpose and owner\n\nThe model keeps parts.\n\nThe input names no owner; see Q-1.\n\n## Open questions\n\n- **Q-1:** Which team owns the data of “Parts”?\n- **Q-2:** How long is the data kept?\n';
    const { output } = await refine('el dueño es el equipo "core data"', model);
    expect(output).toContain('\n\nOwner: core data.\n');
    expect(output).not.toContain('Q-1');
    expect(output).toContain('Q-2');
  });

  it('writes a paragraph anew that is none of the input', async () => {
    const prompt =
      '# Sort mails\n\n## Role\n\nYou are an assistant with one task: sort mails.\n\n## Goal\n\nSort mails.\n';
    const { output } = await refine('role: You are a patient clerk of the post office.', prompt);
    expect(output).toBe(
      prompt.replace('an assistant with one task: sort mails', 'a patient clerk of the post office'),
    );
  });

  for (const feedback of [
    'the milestone is rubbish',
    'milestone is not clear',
    'is the milestone still right?',
    'mitigation is fine',
    'the owner is missing',
  ])
    it(`takes no opinion for a value: ${feedback}`, async () => {
      const { output } = await refine(feedback);
      expect(output).toContain('| Milestone | last week the scheduler was down |');
      expect(output).toContain('| Owner | open, see Q-1 |');
      expect(output.match(/\*Mitigation:\* open/gu)).toHaveLength(2);
    });

  it('sets no mitigation where it is not said of which risk', async () => {
    const { output } = await refine('mitigation = copy them to the archive');
    expect(output.match(/\*Mitigation:\* open/gu)).toHaveLength(2);
  });
});

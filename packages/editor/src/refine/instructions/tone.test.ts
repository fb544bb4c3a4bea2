import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Ferry timetable

## Context

Right now we print it by hand, and we already have 3 printers.

## Rollout

We will start on the north pier and then move on to the south pier.
`;

it('a text loses the first person and everyday words where feedback quotes them', async () => {
  const { output } = await revise(
    spec,
    'More formal please. We never write "we" or "right now" in a spec.',
    'Technical Spec',
  );
  expect(output).toContain('Currently the team prints it by hand, and the team already has 3 printers.');
});

it('a text that reads like a chat becomes more formal', async () => {
  const { output } = await revise(spec, 'Could you make it sound less like a chat?', 'Technical Spec');
  expect(output).toContain('Currently we print it by hand');
});

it.each(['looser please', 'Way too stiff.', 'this reads like a bank wrote it', 'Could be chattier'])(
  'a text is to sound less formal: %s',
  async (feedback) => {
    const stiff =
      '# Ferry timetable\n\n## Context\n\nThe timetable does not change, and it is not printed.\n';
    const { output, isOutOfScope } = await revise(stiff, feedback, 'Technical Spec');
    expect(isOutOfScope).toBe(false);
    expect(output).toContain("The timetable doesn't change, and it isn't printed.");
  },
);

it.each(['The ferry office reads like the bank does, once a day', 'Chatty logs are off by default'])(
  'what tells of things is no wish for a tone: %s',
  async (feedback) => {
    const { applied } = await revise(spec, feedback, 'Technical Spec');
    expect(applied.map(({ message }) => message).join()).not.toContain('Reworded');
  },
);

it('a sentence of two steps becomes two points', async () => {
  const { output } = await revise(spec, 'I would rather have the rollout as bullets.', 'Technical Spec');
  expect(output).toContain('- We will start on the north pier.\n- Then move on to the south pier.');
});

it('the list below a label is meant by the label', async () => {
  const labelled = `${spec}\n**Crew duties**\n\n- Ada prints\n- Bo sails\n`;
  const { output } = await revise(
    labelled,
    'Make the crew duties list a numbered list please',
    'Technical Spec',
  );
  expect(output).toContain('1. Ada prints\n2. Bo sails');
});

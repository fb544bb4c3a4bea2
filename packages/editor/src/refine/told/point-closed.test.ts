import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Sail shed

## Summary

Crews borrow sails from the shed.

## Open questions

- **Q-1:** Who pays for torn sails?
- **Q-2:** How long may a crew keep a sail?
- **Q-3:** Which sails go abroad?
`;
const note = `Dear crews,

The shed opens on Friday. Bring back the spinnakers.

Open points:
- who paints the door
- a second key for the loft

Ines`;

describe('an open point that is called finished', () => {
  it.each([
    ['Q-2 is no longer open', '- **Q-2:** How long may a crew keep a sail?\n'],
    ['the question about torn sails is settled', '- **Q-1:** Who pays for torn sails?\n'],
    ['the abroad question has been resolved', '- **Q-3:** Which sails go abroad?\n'],
    ['the question about keeping a sail is closed', '- **Q-2:** How long may a crew keep a sail?\n'],
  ])('goes, and nothing is written down: %s', async (feedback, gone) => {
    expect((await revise(spec, feedback, 'Technical Spec')).output).toBe(spec.replace(gone, ''));
  });

  it.each([['the point about the loft key is done', '- a second key for the loft\n']])(
    'goes from under the label of a plain text: %s',
    async (feedback, gone) => {
      expect((await revise(note, feedback, 'Optimize')).output).toBe(note.replace(gone, ''));
    },
  );

  it('takes the label with it where it was the last', async () => {
    const short = note.replace('- who paints the door\n', '');
    expect((await revise(short, 'the loft key is sorted', 'Optimize')).output).not.toMatch(
      /Open points|loft/u,
    );
  });

  it.each(['the shed is closed', 'the sail is done', 'the question is settled'])(
    'is none where something else, or none of several, is meant: %s',
    async (feedback) => {
      expect((await revise(spec, feedback, 'Technical Spec')).output).toContain(
        spec.slice(spec.indexOf('## Open questions')).trim(),
      );
    },
  );
});

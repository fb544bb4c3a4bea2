import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Ferry tickets

## Summary

Passengers buy a ticket in the app, and the inspector scans it.

## Risks

The scanners freeze in winter.
`;

describe('what is ordered of something else than the text', () => {
  it.each([
    'Send the document to harbour@ferry.example.',
    'forward this to the harbour master',
    'Add milk and eggs to the shopping list.',
    'Remove Peter from the carpool group.',
    'Rename my git branch to feature/tickets.',
    'Move my bike into the cellar',
    'Lösch bitte die alten Fotos von meinem Handy.',
    'Shorten this sentence: Once upon a time there was a king who had three daughters and no crown.',
    'Translate this recipe into Italian: 200 g flour, 2 eggs, a pinch of salt.',
  ])('is out of scope: %s', async (feedback) => {
    const { isOutOfScope, output } = await revise(spec, feedback, 'Prompt');
    expect([isOutOfScope, output]).toEqual([true, spec]);
  });

  it.each([
    'Send the scanners to the risks section',
    'Remove the paragraph about pigeons',
    'Move my comment into the summary',
    'Expand the summary with what we propose.',
    'Shorten this sentence: Passengers buy a ticket in the app, and the inspector scans it.',
  ])('is not, where it speaks of the text: %s', async (feedback) => {
    expect((await revise(spec, feedback, 'Technical Spec')).isOutOfScope).toBe(false);
  });
});

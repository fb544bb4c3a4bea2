import { describe, expect, it } from 'vitest';
import { exportDraft } from '../samples/export-draft.ts';
import { revise } from '../samples/revise.ts';
import { handlesText } from './handles-text.ts';

describe('what is said of the text rather than of its subject', () => {
  it.each([
    'FR-2 is not a requirement, it belongs under the goals',
    'the second question can go, nobody asked that',
    'I would rename the section on rollout to Launch',
  ])('is told from facts: %s', (sentence) => {
    expect(handlesText(sentence, exportDraft)).toBe(true);
  });

  it.each([
    'Exports of more than 2 GB are split into parts.',
    'The bucket is owned by the platform team.',
    'Support gets about 40 mails a week because of failed exports.',
  ])('is not taken for it: %s', (sentence) => {
    expect(handlesText(sentence, exportDraft)).toBe(false);
  });

  it('is not written into a document as a note', async () => {
    const said = 'Security asked us to take the sentence on gateways out of the risks.';
    const { output } = await revise(exportDraft.text, said, 'Technical Spec');
    expect(output).not.toContain('asked us to take');
  });
});

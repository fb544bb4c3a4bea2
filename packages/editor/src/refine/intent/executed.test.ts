import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { exportDraft } from '../samples/export-draft.ts';
import { executed } from './executed.ts';
import type { Operation, Slots } from './intent.ts';

async function textAfter(operation: Operation, slots: Slots): Promise<string | null> {
  const change = executed({ operation, likelihood: 1, slots }, exportDraft, '');
  return change ? (await change(exportDraft)).text : null;
}

describe('an intent carried out on the parts it means', () => {
  it('takes out the one item that words describe, and what only refers to it', async () => {
    const text = await textAfter('remove', { what: 'the thing about retrying' });
    expect(text).not.toBeNull();
    expect(draftOf(text ?? '', exportDraft.request).items.length).toBeLessThan(exportDraft.items.length);
  });

  it('makes what is described bind less', async () => {
    const text = await textAfter('strength', {
      what: 'how the user learns of progress by mail',
      to: 'a should',
    });
    expect(text).toMatch(/\*\*FR-2\*\*:[^\n]* SHOULD /u);
  });

  it('gives an item the text it is told, under its key', async () => {
    const to = 'Users see the progress in percent.';
    expect(await textAfter('reword', { what: 'FR-2', to })).toMatch(
      /\*\*FR-2\*\*: Users [^\n]*progress in percent/u,
    );
  });

  it.each([
    ['remove', { what: 'payment by card' }],
    ['remove', { what: 'FR-99' }],
    ['move', { what: 'FR-2', in: 'the appendix' }],
    ['strength', { what: 'FR-2', to: 'green' }],
    ['reword', { what: 'FR-2', to: 'twice' }],
  ] as const)('is none where what is meant is not in the document: %s %o', async (operation, slots) => {
    expect(await textAfter(operation, slots)).toBeNull();
  });
});

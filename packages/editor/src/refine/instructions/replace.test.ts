import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const document =
  '# Invoices\n\n## Overview\n\nEach partner has a key.\n\n## Limits\n\nA partner sends 5 calls a minute.\n';
const refine = async (feedback: string) => (await revise(document, feedback, 'RFC')).output;

describe('words that are exchanged in one section', () => {
  for (const feedback of [
    'Change "partner" to "reseller" in Overview only.',
    'Under Overview it should be reseller, not partner.',
    'Change "partner" to "reseller" only in the Overview section',
  ])
    it(`stay elsewhere: ${feedback}`, async () => {
      expect(await refine(feedback)).toBe(document.replace('Each partner', 'Each reseller'));
    });

  it('go everywhere where no section is named', async () => {
    expect(await refine('Change "partner" to "reseller in Europe"')).toContain('A reseller in Europe sends');
  });
});

import { createEditor } from '@faircopy/editor';
import { describe, expect, it } from 'vitest';
import { drawing } from '../cases.ts';
import { OPERATIONS } from '../operations/all.ts';
import { readPhrasings } from '../phrasings.ts';
import { filled } from '../slots.ts';
import { composedDocuments } from './composed.ts';
import { misfits } from './misfits.ts';

// Composing is a few seconds' work, and many times that beside other work.
describe('the documents', () => {
  it('are as they are described, and there is something in them for every phrasing', async () => {
    const documents = await composedDocuments(createEditor());
    const draw = drawing(documents);
    const operations = new Map(OPERATIONS.map((operation) => [operation.name, operation]));
    for (const phrasing of readPhrasings()) {
      const operation = operations.get(phrasing.operation);
      const cases = operation ? draw(phrasing, operation, 2) : [];
      expect(cases.length, phrasing.text).toBeGreaterThan(0);
      for (const { filling } of cases) expect(filled(phrasing.text, filling.slots)).not.toContain('{}');
    }
    const [first] = documents;
    const other = first && { ...first, text: first.text.replaceAll('30 minutes', 'half an hour') };
    expect(other && misfits(other)).toEqual(['order-export: "30 minutes" is not there']);
  }, 120_000);
});

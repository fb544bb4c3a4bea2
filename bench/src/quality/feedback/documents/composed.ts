import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Editor } from '@faircopy/editor';
import { DESCRIBED } from './described.ts';
import { misfits } from './misfits.ts';
import type { TrialDocument } from './trial-document.ts';

/** For whom and how every document is written. */
export const READER = { audience: 'Senior Dev', context: 'Backend', tone: 50 } as const;

/**
 * The documents that feedback is tried on, composed of the rough texts in this folder. Throws where what is noted of one no longer fits
 * it: a wish about something that is not there would count as a failure of the revision.
 */
export async function composedDocuments(editor: Editor): Promise<TrialDocument[]> {
  const documents: TrialDocument[] = [];
  for (const described of DESCRIBED) {
    const input = readFileSync(join(import.meta.dirname, `${described.name}.md`), 'utf8');
    const { output, quality } = await editor.translate({ input, format: described.format, ...READER });
    documents.push({ ...described, input, text: output, quality });
  }
  const found = documents.flatMap(misfits);
  if (found.length > 0) throw new Error(`Documents and notes on them differ:\n${found.join('\n')}`);
  return documents;
}

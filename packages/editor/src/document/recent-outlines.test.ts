import { expect, test } from 'vitest';
import { checkDocument } from '../quality/check.ts';
import { read } from '../read/read.ts';
import { refineDocument } from '../refine/refine.ts';
import { outlineOf } from './outline.ts';
import { recentOutline } from './recent-outlines.ts';

const DOCUMENT =
  '# Export\n\n## Goals\n\n- The export ends within 5 s.\n- It is a file.\n\n## Open questions\n\n1. Who may export?\n';

test('a document that is read again is not parsed again', () => {
  expect(recentOutline(DOCUMENT)).toBe(recentOutline(DOCUMENT));
});

test('a document that was checked and changed meanwhile is read as it is written', async () => {
  const before = recentOutline(DOCUMENT);
  const common = { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 } as const;
  checkDocument({ ...common, source: read('the export ends within 5 s'), document: DOCUMENT });
  await refineDocument({
    ...common,
    originalInput: 'the export ends within 5 s',
    previousOutput: DOCUMENT,
    feedback: 'remove the second goal, and rename Goals to Aims',
  });
  expect(recentOutline(DOCUMENT)).toBe(before);
  expect(before).toEqual(outlineOf(DOCUMENT));
});

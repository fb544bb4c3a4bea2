import { expect, test } from 'vitest';
import { halvesAt } from '../clauses/halves.ts';
import { draftOf } from '../draft.ts';
import { refineDocument } from '../refine.ts';
import { countRead, mayTry } from './trials.ts';

const request = {
  originalInput: '',
  previousOutput:
    '# Sync\n\n## Tickets\n\n### US-1: Pull the calendar\n\nEstimate: 3\n\n### US-2: Show the rooms\n\nEstimate: 5\n',
  feedback: 'US-1 is a 5',
  format: 'Jira Tickets',
  audience: 'Senior Dev',
  context: 'Backend',
  tone: 50,
} as const;

test('what was read of one request counts for all its drafts, and for no other request', () => {
  const own = { ...request };
  countRead('a wish '.repeat(3_000), draftOf('# Before', own));
  expect(mayTry(draftOf('# After', own))).toBe(false);
  expect(mayTry(draftOf('# After', { ...request }))).toBe(true);
});

test('a clause is parted no further once enough was read', () => {
  const draft = draftOf(request.previousOutput, { ...request });
  const parting = halvesAt('this, that, those', /, /gu, draft);
  expect(parting.next().value).toEqual(['this', 'that, those']);
  countRead('a wish '.repeat(3_000), draft);
  expect(parting.next().done).toBe(true);
});

test('a request is carried out anew as it was the time before', async () => {
  const asked = { ...request, feedback: 'US-1 is a 5, US-2 has to wait for it, and rename Sync to Rooms' };
  const first = await refineDocument(asked);
  countRead('a wish '.repeat(3_000), draftOf('# Before', asked));
  expect(await refineDocument(asked)).toEqual(first);
  expect(first.applied.map(({ status }) => status)).toContain('applied');
});

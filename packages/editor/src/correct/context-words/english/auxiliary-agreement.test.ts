import { expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { applyEdits } from '../../apply.ts';
import { project } from '../../projection.ts';
import { contextEdits } from '../context-edits.ts';

const fitted = (text: string): string =>
  applyEdits(text, contextEdits(project(read(text)), 'en', 'brief', []));

it.each([
  ['The messages in the dead letter queue is never read again.', 'queue are'],
  ['The logs from the last deploy is missing some lines.', 'deploy are'],
  ['If the file sizes is too large, the upload fails.', 'sizes are'],
])('changes a form that does not agree with its subject: %s', (text, changed) => {
  expect(fitted(text)).toContain(changed);
});

it.each([
  'Managing users is hard.',
  'Actions is a paid feature of the platform.',
  'The cache and the database are on the same host.',
  'If the token were revoked, the request would fail.',
  'It is important that the token have a short life.',
  'The series of migrations has to run in order.',
  'What the clients send is stored.',
  'I think that what students like is more important.',
  'How long were the keys there?',
])('leaves "%s"', (text) => {
  expect(fitted(text)).toBe(text);
});

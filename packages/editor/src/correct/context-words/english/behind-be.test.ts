import { expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { applyEdits } from '../../apply.ts';
import { project } from '../../projection.ts';
import { contextEdits } from '../context-edits.ts';

const fitted = (text: string): string =>
  applyEdits(text, contextEdits(project(read(text)), 'en', 'brief', []));

it.each([
  ['When a job is finish the worker sends an event.', 'finished'],
  ['It happens in a browser where cookies are block.', 'blocked'],
])('puts a participle behind a form of "be": %s', (text, word) => {
  expect(fitted(text)).toContain(` ${word}`);
});

it.each([
  'All you have to do here is install the dependency.',
  'The kinds of them are connect, read, and write.',
  'The other sort of it is block storage.',
  'Replay the events in order once the broker is back.',
  'A field without a rule is not readable, so the default is deny.',
  'The broker is new, the backend is go.',
  'The button is grey on grey.',
  'All errors are mine, not theirs.',
])('leaves nouns and what is to be done: %s', (text) => {
  expect(fitted(text)).toBe(text);
});

import type { NoteEdit } from '@faircopy/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchable, patchModel, patchScripts } from '../../tests/harness/patch-scripts.ts';
import { Fault } from '../errors.ts';
import { patchText } from './patch-text.ts';

test('does to a text what a model of strings does, or refuses where the model has no place', () => {
  let [made, refused] = [0, 0];
  fc.assert(
    fc.property(patchable(0, 30), patchScripts, (text, edits) => {
      const expected = patchModel(text, edits);
      if (expected === null) {
        refused += 1;
        expect(() => patchText(text, edits)).toThrow(Fault);
      } else {
        made += 1;
        expect(patchText(text, edits)).toBe(expected);
      }
    }),
    { numRuns: 500 },
  );
  expect(Math.min(made, refused)).toBeGreaterThan(25);
});

test('writes at an end whatever place is named besides', () => {
  const edit = { op: 'append', find: 'kept', text: '!' } as NoteEdit;
  expect(patchText('kept', [edit])).toBe('kept!');
});

function refusal(text: string, edits: readonly NoteEdit[]) {
  try {
    return patchText(text, edits);
  } catch (error) {
    return error instanceof Fault ? error.details[0] : error;
  }
}

test.each<[string, NoteEdit[], string, string]>([
  ['one', [{ op: 'delete', find: 'two' }], '/edits/0/find', 'found'],
  [
    'one one',
    [
      { op: 'append', text: '!' },
      { op: 'delete', find: 'one' },
    ],
    '/edits/1/find',
    'unique',
  ],
  ['aaa', [{ op: 'delete', find: 'aa' }], '/edits/0/find', 'unique'],
  ['one one', [{ op: 'delete', find: 'one', occurrence: 3 }], '/edits/0/occurrence', 'maximum'],
  [
    '',
    [
      { op: 'append', text: 'x'.repeat(100_000) },
      { op: 'append', text: 'y' },
    ],
    '/edits',
    'maxLength',
  ],
])('names the edit of %j that cannot be made', (text, edits, path, rule) => {
  expect(refusal(text, edits)).toMatchObject({ path, rule });
});

test('sees what the edits before left, and counts a long detour by its end', () => {
  const edits: NoteEdit[] = [
    { op: 'append', text: 'x'.repeat(100_000) },
    { op: 'delete', find: 'x'.repeat(100_000) },
    { op: 'insertAfter', find: 'a', text: 'bc' },
    { op: 'replace', find: 'bc', text: '$&' },
  ];
  expect(patchText('a', edits)).toBe('a$&');
});

test('is done soon with texts that nearly match everywhere', () => {
  const text = 'a'.repeat(100_000);
  const edits: NoteEdit[] = Array.from({ length: 100 }, () => ({
    op: 'delete',
    find: `${'a'.repeat(9_999)}b`,
    occurrence: 50_000,
  }));
  expect(refusal(text, edits)).toMatchObject({ rule: 'found' });
  const half: NoteEdit = { op: 'replace', find: 'a'.repeat(50_000), text: '', occurrence: 50_001 };
  expect(patchText(text, [half])).toHaveLength(50_000);
});

test('never parts a character of two units', () => {
  expect(refusal('🦊', [{ op: 'delete', find: '\ud83e' }])).toMatchObject({ rule: 'found' });
});

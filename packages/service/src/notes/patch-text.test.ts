import type { NoteEdit } from '@faircopy/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fault } from '../errors.ts';
import { patchText } from './patch-text.ts';

/** What the edits must come to, said as plainly as can be: every place is looked at, one unit after the other. */
function model(text: string, edits: readonly NoteEdit[]): string | null {
  let result = text;
  for (const edit of edits) {
    if (!('find' in edit)) {
      result = edit.op === 'append' ? `${result}${edit.text}` : `${edit.text}${result}`;
    } else {
      const places = [...Array(result.length).keys()].filter((at) => result.startsWith(edit.find, at));
      const { occurrence } = edit;
      if (occurrence === undefined && places.length !== 1) return null;
      const at = places[(occurrence ?? 1) - 1];
      if (at === undefined) return null;
      const before = result.slice(0, at);
      const after = result.slice(at + edit.find.length);
      if (edit.op === 'replace') result = before + edit.text + after;
      if (edit.op === 'insertBefore') result = before + edit.text + edit.find + after;
      if (edit.op === 'insertAfter') result = before + edit.find + edit.text + after;
      if (edit.op === 'delete') result = before + after;
    }
  }
  return result;
}

const piece = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'ab', '\r\n', '🦊', 'é', '$&'), minLength, maxLength });
const place = {
  find: piece(1, 3),
  occurrence: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
};
const edit = fc.oneof(
  fc.record({ op: fc.constantFrom('replace', 'insertBefore', 'insertAfter'), ...place, text: piece(0, 4) }),
  fc.record({ op: fc.constant('delete'), ...place }),
  fc.record({ op: fc.constantFrom('append', 'prepend'), text: piece(0, 4) }),
) as fc.Arbitrary<NoteEdit>;

test('does to a text what a model of strings does, or refuses where the model has no place', () => {
  let [made, refused] = [0, 0];
  const scripts = fc.array(edit, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(piece(0, 30), scripts, (text, edits) => {
      const expected = model(text, edits);
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

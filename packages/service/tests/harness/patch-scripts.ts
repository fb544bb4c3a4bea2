import type { NoteEdit } from '@faircopy/contract';
import fc from 'fast-check';

/** What the edits must come to, said as plainly as can be: every place is looked at, one unit after the other. */
export function patchModel(text: string, edits: readonly NoteEdit[]): string | null {
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

/** A text in which the same short pieces come again and again. */
export const patchable = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'ab', '\r\n', '🦊', 'é', '$&'), minLength, maxLength });
const place = {
  find: patchable(1, 3),
  occurrence: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
};
const edit = fc.oneof(
  fc.record({
    op: fc.constantFrom('replace', 'insertBefore', 'insertAfter'),
    ...place,
    text: patchable(0, 4),
  }),
  fc.record({ op: fc.constant('delete'), ...place }),
  fc.record({ op: fc.constantFrom('append', 'prepend'), text: patchable(0, 4) }),
) as fc.Arbitrary<NoteEdit>;

/** Some edits, most of which find what they look for. */
export const patchScripts = fc.array(edit, { minLength: 1, maxLength: 6 });

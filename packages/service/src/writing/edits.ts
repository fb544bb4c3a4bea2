import type { Edit } from '@faircopy/contract';
import type { ModelEdit } from '../models/model.ts';

/**
 * Edits as the contract reports them, with their offsets in code points beside those in UTF-16 code units.
 *
 * @param edits sorted by start, not overlapping
 */
export function presentEdits(input: string, edits: readonly ModelEdit[]): Edit[] {
  let unit = 0;
  let codePoint = 0;
  const codePointAt = (offset: number): number => {
    while (unit < offset) {
      unit += (input.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
      codePoint += 1;
    }
    return codePoint;
  };
  return edits.map((edit) => ({
    ...edit,
    startCodePoint: codePointAt(edit.start),
    endCodePoint: codePointAt(edit.end),
  }));
}

import { describe, expect, it } from 'vitest';
import { exportDraft } from '../samples/export-draft.ts';
import { designationOf } from './designation.ts';

const described: readonly (readonly [phrase: string, place: string | undefined, name: string | null])[] = [
  ['FR-2', undefined, 'FR-2'],
  ['the requirement on retrying', undefined, 'the requirement on retrying'],
  ['how the user learns of progress by mail', undefined, 'FR-2'],
  ['finishing an export in 5 minutes', undefined, 'NFR-1'],
  ['where it says who owns the export', undefined, 'Q-2'],
  ['the worry that the disk is full one day', undefined, 'the row saying "The disk fills up."'],
  ['Risks', undefined, 'Risks'],
  ['the lock that keeps workers apart', undefined, 'the sentence saying "A lock keeps two workers apart."'],
  ['payment by card', undefined, null],
  ['memory', 'Goals', 'the item saying "Keep memory low."'],
];

describe('the name of a part that a phrase describes', () => {
  for (const [phrase, place, name] of described)
    it(`is told for "${phrase}"${place === undefined ? '' : ` in ${place}`}`, () => {
      expect(designationOf(exportDraft, phrase, place)).toBe(name);
    });
});

import { type ErrorDetail, LIMITS, type NoteEdit } from '@faircopy/contract';
import { validationFault } from '../validation-fault.ts';
import { wellFormed } from '../writing/well-formed.ts';
import { placesOf } from './places.ts';

type EditAtPlace = Extract<NoteEdit, { find: string }>;

/**
 * A text with all edits made, each to what the one before it left.
 *
 * @throws {Fault} ERR_VALIDATION_FAILED, naming the edit, when one has no place or several, or the result is too long
 */
export function patchText(text: string, edits: readonly NoteEdit[]): string {
  let patched = text;
  for (const [index, edit] of edits.entries()) patched = patchOnce(patched, edit, `/edits/${index}`);
  const length = [...patched].length;
  const { maximum } = LIMITS.noteBody;
  if (length > maximum) {
    const message = `must leave a body of at most ${maximum} characters; it would have ${length}`;
    throw validationFault([{ path: '/edits', message, rule: 'maxLength' }]);
  }
  return patched;
}

function patchOnce(text: string, edit: NoteEdit, path: string): string {
  if (isAtEnd(edit)) {
    const written = wellFormed(edit.text);
    return edit.op === 'append' ? text + written : written + text;
  }
  const find = wellFormed(edit.find);
  const start = placeOf(text, find, edit, path);
  const end = start + find.length;
  const written = edit.op === 'delete' ? '' : wellFormed(edit.text);
  const from = edit.op === 'insertAfter' ? end : start;
  const to = edit.op === 'insertBefore' ? start : end;
  return text.slice(0, from) + written + text.slice(to);
}

/** Goes by what is to be done: an edit may have a `find` that means nothing for it. */
function isAtEnd(edit: NoteEdit): edit is Exclude<NoteEdit, EditAtPlace> {
  return edit.op === 'append' || edit.op === 'prepend';
}

/** Where an edit is to be made; a search goes no further than it must. */
function placeOf(text: string, find: string, edit: EditAtPlace, path: string): number {
  const { occurrence } = edit;
  const enough = occurrence ?? 2;
  let count = 0;
  let last = -1;
  for (const place of placesOf(find, text)) {
    count += 1;
    last = place;
    if (count === enough) break;
  }
  const fault = faultOf(count, occurrence, path);
  if (fault !== null) throw validationFault([fault]);
  return last;
}

function faultOf(count: number, occurrence: number | undefined, path: string): ErrorDetail | null {
  if (count === 0) {
    return { path: `${path}/find`, message: 'does not stand in the note at that step', rule: 'found' };
  }
  if (occurrence === undefined) {
    const message = 'stands in the note more than once; say with occurrence which place is meant';
    return count > 1 ? { path: `${path}/find`, message, rule: 'unique' } : null;
  }
  const message = `must be ${count} or less, since the text stands there no more often`;
  return count < occurrence ? { path: `${path}/occurrence`, message, rule: 'maximum' } : null;
}

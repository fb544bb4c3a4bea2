import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { type Splice, wholeLines } from '../splice.ts';
import { cellOf, inCode, setCell } from './field-values.ts';
import type { FieldPlace } from './places.ts';

/** Takes the default of a field away. */
export function withoutDefault(draft: Draft, place: FieldPlace): Splice[] {
  return [
    ...setCell(place, 'default', phrasesOf(draft.language).noneCell),
    ...inCode(draft, place, (line) => line.replace(/\s+default\s+(?:'[^']*'|[^\s,]+)/iu, '')),
  ];
}

/** Lets several rows have the same value of a field. */
export function withoutUnique(draft: Draft, place: FieldPlace): Splice[] {
  const key = cellOf(place, 'key');
  const left = (key ? draft.text.slice(key.start, key.end) : '').split(/,\s*/u).filter((one) => one !== 'UK');
  const { constraintUnique, noneCell } = phrasesOf(draft.language);
  const line = fill(constraintUnique, { column: `\`${place.entity.name}.${place.row.name}\`` });
  const told = draft.items.filter((item) => draft.text.slice(item.start, item.end).includes(line));
  return [
    ...setCell(place, 'key', left.join(', ') || noneCell),
    ...told.map((item) => wholeLines(draft.text, item.start, item.end)),
    ...inCode(draft, place, (code) => code.replace(/\s+unique(?!\w)/iu, '')),
  ];
}

/** Adds a remark to the description of a field, in the place of one that begins like it. */
export function withRemark(draft: Draft, place: FieldPlace, remark: string, replaces: RegExp): Splice[] {
  const note = cellOf(place, 'description');
  const old = note ? draft.text.slice(note.start, note.end) : '';
  const parts = old.split(/;\s*/u).filter((part) => !/^[–-]?$/u.test(part) && !replaces.test(part));
  return setCell(place, 'description', [remark, ...parts].join('; '));
}

/** Adds a check to the line of the script that declares a field. */
export function withCheck(draft: Draft, place: FieldPlace, condition: string): Splice[] {
  return inCode(draft, place, (line, kind) =>
    kind === 'diagram'
      ? line
      : line.replace(/\s+CHECK\s*\([^()]*\)/iu, '').replace(/(,?)\s*$/u, ` CHECK (${condition})$1`),
  );
}

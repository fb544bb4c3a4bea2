import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { type Splice, wholeLines } from '../editing/splice.ts';
import { sentences } from '../target/ordinal.ts';
import { cellOf, cellText, inCode, setCell } from './field-values.ts';
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
  const left = cellText(draft, place, 'key')
    .split(/,\s*/u)
    .filter((one) => one !== 'UK');
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
  const old = cellText(draft, place, 'description');
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

const letters = '(?:characters?|chars?|letters|zeichen|caract[èe]res|caratteri|tekens|znak\\p{L}*)';

/** Tells another length of a field wherever its row and the sentences about its entity tell the old one. */
export function withLength(draft: Draft, place: FieldPlace, length: number): Splice[] {
  const old = /\((\d+)\)/u.exec(cellText(draft, place, 'type'))?.[1];
  const note = cellOf(place, 'description');
  if (old === undefined) return [];
  const { section, rows } = place.entity;
  const name = new RegExp(`(?<![\\p{L}\\p{N}_])${literal(place.row.name)}s?(?![\\p{L}\\p{N}_])`, 'iu');
  const told = sentences(draft).filter(
    ({ start, end }) =>
      start >= section.headingEnd &&
      end <= section.bodyEnd &&
      rows.every((row) => end <= row.start || start >= row.end) &&
      name.test(draft.text.slice(start, end)),
  );
  const said = new RegExp(`(?<![\\d.,])${old}(?=[- ]${letters}(?!\\p{L}))`, 'giu');
  return [...told, ...(note ? [note] : [])].flatMap(({ start, end }) =>
    [...draft.text.slice(start, end).matchAll(said)].map(({ index }) => ({
      start: start + index,
      end: start + index + old.length,
      text: String(length),
    })),
  );
}

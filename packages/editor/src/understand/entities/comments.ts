import type { Field } from './entity.ts';

/** A member of a type with what is said of it behind the line: "raDeg: number; // 0..360". */
const remarked =
  /^[ \t]*(?:(?:readonly|public|private|pub)[ \t]{1,3}){0,2}["']?([A-Za-z_]\w{0,80})["']?[?!]?[ \t]{0,3}:?[ \t][^\n]{0,200}?(?:\/\/|#)[ \t]{0,3}([^\n]{1,80})$/gmu;

/** What a text is that is typed as one: "// uuid", "// ISO 8601". */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^uuid(?:v?\d)?(?!\p{L})/iu, 'uuid'],
  [
    /^(?:ISO[ -]?8601(?:,? (?:UTC|time|timestamp|date-?time))?|RFC ?3339|(?:UTC )?timestamp|date-?time)$/iu,
    'timestamp',
  ],
  [/^(?:ISO[ -]?8601 date|date|YYYY-MM-DD)$/iu, 'date'],
];

/** The fields of a body with what its comments say of them. */
export function withRemarks(fields: readonly Field[], body: string): Field[] {
  const remarks = new Map(
    [...body.matchAll(remarked)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]),
  );
  return fields.map((field) => withRemark(field, remarks.get(field.name)));
}

/** A comment that lists names gives the values, one that names the kind of a text its type, "unique" the key; any other is a note. */
export function withRemark(field: Field, remark: string | undefined): Field {
  if (remark === undefined || field.note !== '') return field;
  const kind = kinds.find(([pattern]) => pattern.test(remark))?.[1];
  if (kind !== undefined && /^(?:string|str|text)$/iu.test(field.type ?? '')) return { ...field, type: kind };
  const values = remark.split(/\s?[,|/]\s?| or /u).map((value) => value.replace(/^['"`]|['"`]$/gu, ''));
  const areNames =
    values.length > 1 && values.every((value) => /^[\p{L}_][\p{L}\p{N}_-]{1,30}$/u.test(value));
  if (areNames && field.values.length === 0) return { ...field, values };
  // "Unique, printed as barcode"
  const rest = remark.replace(/^(?:must be |is )?unique(?:[,;.:] ?| (?:and|-) |$)/iu, '');
  return { ...field, isUnique: field.isUnique || rest !== remark, note: rest };
}

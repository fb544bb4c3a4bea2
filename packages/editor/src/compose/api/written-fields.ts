import { type Field, plainField } from '../../understand/entities/entity.ts';
import { fieldList, readField } from '../../understand/entities/field.ts';

/** Where braces open behind a call, and not within its path: "{ title, isbn }", "{ "enabled": true }". */
const opening = /(?<![/\p{L}\p{N}$])\{/gu;
/** Characters in braces that are looked at, at most. */
const longest = 2000;
/** Words before braces that say they come back. */
const answers =
  /(?:->|→|=>|(?<!\p{L})(?:returns?|responds?|answers?|gives?|respon[sc]e:?|liefert|renvoie|retourne|devuelve|restituisce|zwraca)(?!\p{L}))[^{}]{0,30}$/iu;

/** Fields that a sentence writes in braces. */
export interface WrittenFields {
  readonly sent: readonly Field[];
  readonly answered: readonly Field[];
}

/** The fields that a sentence writes in braces behind its call, by whether they are handed in or come back. */
export function writtenFields(sentence: string, takesBody: boolean): WrittenFields {
  const sent: Field[] = [];
  const answered: Field[] = [];
  let read = 0;
  for (const { index } of sentence.matchAll(opening)) {
    if (index < read) continue;
    const whole = bracedAt(sentence, index);
    read = index + whole.length;
    const comesBack = !takesBody || answers.test(sentence.slice(0, index));
    (comesBack ? answered : sent).push(...fieldsOf(whole));
  }
  return { sent, answered };
}

/** From a brace to the one that closes it. */
function bracedAt(text: string, start: number): string {
  let depth = 0;
  const end = Math.min(text.length, start + longest);
  for (let at = start; at < end; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start, end);
}

function fieldsOf(whole: string): Field[] {
  const value = jsonOf(whole);
  if (value !== null) return Object.entries(value).map(([name, one]) => fieldWith(name, one));
  const fields = fieldList(whole.slice(1, -1)).map(memberOf);
  return fields.every((field) => field !== null) ? fields : [];
}

/** "authorIds[]", "email?: string", "status: new|paid". */
function memberOf(part: string): Field | null {
  const [, name = '', list = '', optional = '', rest = ''] =
    /^["'`]?([\p{L}_][\p{L}\p{N}_.-]{0,60})["'`]?(\[\])?(\??)(.*)$/su.exec(part.trim()) ?? [];
  const field =
    name === '' || (rest.trim() !== '' && !/^\s?[:(=|]|^\s\S+$/u.test(rest)) ? null : readField(`x${rest}`);
  if (field === null) return null;
  return {
    ...field,
    name,
    isKey: /^id$/iu.test(name),
    type: list === '' ? field.type : `${field.type ?? 'string'}[]`,
    isNullable: optional === '?' ? true : field.isNullable,
  };
}

/** A field whose value a sample shows. */
function fieldWith(name: string, value: unknown): Field {
  const field = plainField(name);
  if (Array.isArray(value))
    return { ...field, type: 'array', ...(value.length > 0 ? { example: value } : {}) };
  const type = typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
  if (type === 'object') return { ...field, type };
  return { ...field, type, ...(value === '' ? {} : { example: value }) };
}

function jsonOf(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

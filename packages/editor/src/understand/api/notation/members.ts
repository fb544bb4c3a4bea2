import { type Field, plainField } from '../../entities/entity.ts';
import { readField } from '../../entities/field.ts';
import { partsOutside } from './outside.ts';

const separators = /[,;]/gu;

/** The fields of what stands in braces or brackets: JSON, or a list as people jot it down ("a, b?, c: int"); null where it is neither. */
export function membersOf(braced: string): Field[] | null {
  const value = jsonOf(braced);
  if (value !== null) return Object.entries(value).map(([name, one]) => sampled(name, one));
  return membersIn(braced.slice(1, -1));
}

/** The fields of a list of members; null where one of them is none. */
export function membersIn(list: string): Field[] | null {
  const fields = partsOutside(list, separators)
    .flatMap((part) => part.split(/\s(?:and|&|\+)\s(?![^()]*\))/u))
    .map(memberOf);
  return fields.length > 0 && fields.every((field) => field !== null) ? fields : null;
}

/** "authorIds[]", "email?: string", "status: new|paid", "items: [{id, start}]". */
function memberOf(part: string): Field | null {
  const [, name = '', list = '', optional = '', rest = ''] =
    /^["'`]?([\p{L}_][\p{L}\p{N}_.-]{0,60})["'`]?(\[\])?(\??)(.*)$/su.exec(part.trim()) ?? [];
  if (name === '' || method.test(name)) return null;
  const isNullable = optional === '?' ? true : null;
  const held = nested.exec(rest)?.[1];
  if (held !== undefined) return { ...nestedField(name, held.trim()), isNullable };
  const field = rest.trim() !== '' && !/^\s?[:(=|]|^\s\S+$/u.test(rest) ? null : readField(`x${rest}`);
  if (field === null) return null;
  return {
    ...field,
    name,
    isKey: /^id$/iu.test(name),
    type: list === '' ? field.type : `${field.type ?? 'string'}[]`,
    isNullable: isNullable ?? field.isNullable,
  };
}

const method = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/u;

/** What a member holds where it holds members of its own, or several of something. */
const nested = /^\s?[:=]?\s?([[{][\s\S]*[\]}])\s?$/u;

/** A member with members: what it holds is shown as a value of the kinds that are named. */
function nestedField(name: string, held: string): Field {
  const isList = held.startsWith('[');
  const inner = isList ? held.slice(1, -1).trim() : held;
  const members = inner.startsWith('{') ? membersOf(inner) : null;
  const shape = members && Object.fromEntries(members.map((one) => [one.name, kindOf(one)]));
  return {
    ...plainField(name),
    type: isList ? 'array' : 'object',
    ...(shape === null ? {} : { example: isList ? [shape] : shape }),
  };
}

/** A value of the kind that a field within another holds. */
function kindOf({ example, type, values }: Field): unknown {
  if (example !== undefined) return example;
  if (values[0] !== undefined) return values[0];
  if (/\[\]$|^array$/u.test(type ?? '')) return [];
  if (/^(?:int|number|float|double|decimal|numeric)/iu.test(type ?? '')) return 0;
  return /^bool/iu.test(type ?? '') ? true : 'string';
}

/** A field whose value a sample shows. */
function sampled(name: string, value: unknown): Field {
  const field = plainField(name);
  if (Array.isArray(value))
    return { ...field, type: 'array', ...(value.length > 0 ? { example: value } : {}) };
  if (value === null) return { ...field, isNullable: true };
  const type = typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
  if (type === 'object') return { ...field, type, example: value };
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

import type { Field } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { typeByName } from '../data/column.ts';

const english =
  /(?:_|^)(?:count|total|quantity|seats|size|capacity|spaces|minutes|hours|seconds|days|cents|year|percent|bytes)(?:_|$)/iu;
const elsewhere = /^(?:nombre_de|cantidad|quantita|quantidade|anzahl|aantal|liczba|ilosc)_/iu;

/** Types of columns as JSON has them. */
const suggested: Readonly<Record<string, 'integer' | 'number' | 'boolean'>> = {
  integer: 'integer',
  numeric: 'number',
  boolean: 'boolean',
};

/** The JSON type of a field, by the type the input gives it, else by its name; text where neither tells. */
export function jsonTypeOf(field: Field): 'string' | 'integer' | 'number' | 'boolean' {
  const type = field.type?.toLowerCase() ?? '';
  const words = inWords(field.name);
  if (/bool/u.test(type)) return 'boolean';
  if (/int|serial/u.test(type)) return 'integer';
  if (/numeric|decimal|float|double|number|real/u.test(type)) return 'number';
  if (type !== '') return 'string';
  const counts = (english.test(words) && !/^opening/iu.test(words)) || elsewhere.test(field.name);
  return counts ? 'integer' : (suggested[typeByName(field)] ?? 'string');
}

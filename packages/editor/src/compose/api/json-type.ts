import type { Field } from '../../understand/entities/entity.ts';
import { hasUnit } from '../../understand/entities/unit.ts';

const english =
  /(?:_|^)(?:count|total|quantity|seats|size|capacity|spaces|minutes|hours|seconds|days)(?:_|$)/iu;
const elsewhere = /^(?:nombre_de|cantidad|quantita|quantidade|anzahl|aantal|liczba|ilosc)_/iu;

/** The JSON type of a field, by the type the input gives it, else by its name; text where neither tells. */
export function jsonTypeOf(field: Field): 'string' | 'integer' | 'number' | 'boolean' {
  const type = field.type?.toLowerCase() ?? '';
  if (/bool/u.test(type) || (type === '' && /^(?:is|has)(?:_|[A-Z])/u.test(field.name))) return 'boolean';
  if (/int|serial/u.test(type)) return 'integer';
  if (/numeric|decimal|float|double|number|real/u.test(type)) return 'number';
  if (type === '' && hasUnit(field)) return 'number';
  const counts = (english.test(field.name) && !/^opening/iu.test(field.name)) || elsewhere.test(field.name);
  if (type === '' && counts) return 'integer';
  return type === '' && /(?:_|^)(?:amount|price)(?:_|$)/iu.test(field.name) ? 'number' : 'string';
}

import type { Field } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { hasUnit, hasWholeUnit } from '../../understand/entities/unit.ts';

const english =
  /(?:_|^)(?:count|total|quantity|seats|size|capacity|spaces|minutes|hours|seconds|days|cents|year|percent|bytes)(?:_|$)/iu;
const elsewhere = /^(?:nombre_de|cantidad|quantita|quantidade|anzahl|aantal|liczba|ilosc)_/iu;

/** The JSON type of a field, by the type the input gives it, else by its name; text where neither tells. */
export function jsonTypeOf(field: Field): 'string' | 'integer' | 'number' | 'boolean' {
  const type = field.type?.toLowerCase() ?? '';
  const words = inWords(field.name);
  if (/bool/u.test(type) || (type === '' && /^(?:is|has)(?:_|[A-Z])/u.test(field.name))) return 'boolean';
  if (/int|serial/u.test(type)) return 'integer';
  if (/numeric|decimal|float|double|number|real/u.test(type)) return 'number';
  if (type === '' && hasWholeUnit(field)) return 'integer';
  if (type === '' && hasUnit(field)) return 'number';
  const counts = (english.test(words) && !/^opening/iu.test(words)) || elsewhere.test(field.name);
  if (type === '' && counts) return 'integer';
  return type === '' && /(?:_|^)(?:amount|price|latitude|longitude|lat|lon|balance)(?:_|$)/iu.test(words)
    ? 'number'
    : 'string';
}

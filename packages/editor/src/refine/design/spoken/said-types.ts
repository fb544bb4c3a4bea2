import { isSqlType } from '../../entities/field-values.ts';

/** The JSON schema that a type in words stands for. */
export function schemaOf(type: string): Readonly<Record<string, unknown>> {
  const words = type.toLowerCase().trim();
  const element =
    /^(?:an? |ein(?:en)? |une? |un )?(?:array|list|liste|lista|tableau|arreglo) (?:of|von|de|d['’]) ?(?<one>[\p{L}_-]+)$/iu.exec(
      words,
    )?.groups?.['one'] ?? /^(?<one>\p{L}+)\[\]$/u.exec(words)?.groups?.['one'];
  if (element !== undefined) return { type: 'array', items: schemaOf(element) };
  const found = jsonTypes.find(([pattern]) => pattern.test(words));
  return found ? found[1] : { type: 'string' };
}

const jsonTypes: readonly (readonly [RegExp, Readonly<Record<string, unknown>>])[] = [
  [/^(?:int(?:eger)?s?|int\d+|smallint|bigint|serial|ganzzahl|entier|entero)$/u, { type: 'integer' }],
  [/^(?:numbers?|floats?|doubles?|double precision|real|money|numeric.*|decimal.*)$/u, { type: 'number' }],
  [/^(?:bool(?:ean)?s?|booléen|booleano|wahrheitswert)$/u, { type: 'boolean' }],
  [/^uuids?$/u, { type: 'string', format: 'uuid' }],
  [/^(?:dates?|datum)$/u, { type: 'string', format: 'date' }],
  [/^(?:date-?time|datetime|timestamp.*)$/u, { type: 'string', format: 'date-time' }],
  [/^e-?mails?/u, { type: 'string', format: 'email' }],
  [/^(?:url|uri)s?$/u, { type: 'string', format: 'uri' }],
  [/^(?:objects?|jsonb?)$/u, { type: 'object' }],
];

const sqlTypes: readonly (readonly [RegExp, string])[] = [
  [/^(?:strings?|texto?|texte|chaîne|cadena|urls?|uris?)$/iu, 'text'],
  [/^(?:booleans?|bool|booléen|booleano|wahrheitswert)$/iu, 'boolean'],
  [/^(?:integers?|ganzzahl|entier|entero)$/iu, 'integer'],
  [/^(?:numbers?)$/iu, 'numeric'],
  [/^(?:date-?time|datetime)$/iu, 'timestamp'],
  [/^(?:dates?|datum)$/iu, 'date'],
  [/^uuids?$/iu, 'uuid'],
];

/** The type of a column that a type in words stands for; null where columns have no such type. */
export function columnTypeOf(words: string): string | null {
  const bare = words.trim();
  const exact = sqlTypes.find(([pattern]) => pattern.test(bare))?.[1];
  if (exact !== undefined) return exact;
  const element = /^(?<one>\p{L}+)\[\]$/u.exec(bare)?.groups?.['one'];
  return isSqlType(bare) || element !== undefined ? bare.toLowerCase() : null;
}

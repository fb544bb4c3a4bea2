import { isCollection } from '../../understand/api/collection.ts';
import { callsIn, isCallOf } from '../../understand/api/endpoint.ts';
import type { Carried } from '../../understand/carried.ts';
import { type Field, plainField } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { jsonTypeOf } from './json-type.ts';
import type { Operation } from './operation.ts';

/** The value the input shows for a field, else one of the kind it holds: no invented content. */
export function sampleOf(field: Field): unknown {
  if (field.example !== undefined) return field.example;
  const [value] = field.values;
  if (value) return value;
  if (/\[\]$|^array$/u.test(field.type ?? '')) return [];
  if (field.type === 'object') return {};
  return { string: 'string', integer: 0, number: 0, boolean: true }[jsonTypeOf(field)];
}

/** The fields of an answer with the one that identifies its thing before them, where none of them does. */
export function withKey(fields: readonly Field[], key: string, resource: string): readonly Field[] {
  const hasKey = fields.some(
    (field) =>
      field.isKey ||
      inWords(field.name) === inWords(key) ||
      /^id$/iu.test(field.name) ||
      inWords(field.name) === `${resource}_id`,
  );
  return hasKey ? fields : [{ ...plainField(key), type: 'string' }, ...fields];
}

/** An object with what a call hands in, or with what the answer holds; pretty-printed JSON. */
export function sampleBody(
  { entity, endpoint, sent, answered, key: keyName, resource }: Operation,
  isAnswer: boolean,
): string {
  const given = answered.length > 0 ? answered : (entity?.fields ?? []);
  const fields = isAnswer ? withKey(given, keyName, resource) : sent;
  const body = Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]));
  return JSON.stringify(isAnswer && isCollection(endpoint) ? { items: [body] } : body, null, 2);
}

/** Whether a carried block shows calls of this operation alone; a list of several is nobody's request. */
export function shows(carried: Carried, { endpoint }: Operation): boolean {
  const calls = callsIn(carried.text);
  return calls.length > 0 && calls.every((call) => isCallOf(call, endpoint));
}

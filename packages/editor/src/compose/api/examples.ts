import { callsIn, isCallOf } from '../../understand/api/endpoint.ts';
import type { Carried } from '../../understand/carried.ts';
import { type Field, plainField } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { answerShapeOf, isNotedWhole } from './answer-shape.ts';
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

/** The fields of an answer with the one that identifies its thing before them, where none of them does and it has one. */
export function withKey(fields: readonly Field[], key: string | null, resource: string): readonly Field[] {
  if (key === null) return fields;
  const hasKey = fields.some(
    (field) =>
      field.isKey ||
      inWords(field.name) === inWords(key) ||
      /^id$/iu.test(field.name) ||
      inWords(field.name) === `${resource}_id`,
  );
  return hasKey ? fields : [{ ...plainField(key), type: 'string' }, ...fields];
}

/** What a call hands in, or what the answer holds, in the shape that it has; pretty-printed JSON. */
export function sampleBody(operation: Operation, isAnswer: boolean): string {
  const bodyOf = (fields: readonly Field[]) =>
    Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]));
  if (!isAnswer) return JSON.stringify(bodyOf(operation.sent), null, 2);
  const body = bodyOf(answerFields(operation));
  const shape = answerShapeOf(operation);
  return JSON.stringify(shape === 'page' ? { items: [body] } : shape === 'array' ? [body] : body, null, 2);
}

/** The fields of an answer, of one of its things where it holds several. */
export function answerFields(operation: Operation): readonly Field[] {
  const { entity, answered, key, resource } = operation;
  const given = answered.length > 0 ? answered : (entity?.fields ?? []);
  const isNoted = answered.length > 0 && (isNotedWhole(operation) || answerShapeOf(operation) === 'envelope');
  return isNoted ? given : withKey(given, key, resource);
}

/** Whether a carried block shows calls of this operation alone; a list of several is nobody's request. */
export function shows(carried: Carried, { endpoint }: Operation): boolean {
  const calls = callsIn(carried.text);
  return calls.length > 0 && calls.every((call) => isCallOf(call, endpoint));
}

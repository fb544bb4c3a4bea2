import { callsIn, pathKey } from '../../understand/api/endpoint.ts';
import type { Carried } from '../../understand/carried.ts';
import type { Field } from '../../understand/entities/entity.ts';
import { jsonTypeOf } from './json-type.ts';
import type { Operation } from './operation.ts';

/** A JSON value of the kind a field holds: no invented content, only the kind. */
function sampleOf(field: Field): unknown {
  const [value] = field.values;
  if (value) return value;
  return { string: 'string', integer: 0, number: 0, boolean: true }[jsonTypeOf(field)];
}

/** An object with the fields of an operation's entity, or with its id alone; pretty-printed JSON. */
export function sampleBody({ entity, endpoint }: Operation, isAnswer: boolean): string {
  const fields = entity?.fields.filter((field) => isAnswer || !field.isKey) ?? [];
  const body =
    fields.length > 0
      ? Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]))
      : isAnswer
        ? { id: 'string' }
        : {};
  const isCollection = endpoint.method === 'GET' && !/[{:<][^/]{1,80}$/u.test(endpoint.path);
  return JSON.stringify(isAnswer && isCollection ? { items: [body] } : body, null, 2);
}

/** Whether the input wants errors as problem details (RFC 9457), the form that has a name of its own. */
export function wantsProblems(input: string): boolean {
  return /problem\+json|problem details|rfc[ -]?(?:7807|9457)/iu.test(input);
}

/** A body for the error model: the fields every error has. */
export function sampleError(asProblem: boolean): string {
  const body = asProblem
    ? { type: 'string', title: 'string', status: 0, detail: 'string' }
    : { error: { code: 'string', message: 'string' } };
  return JSON.stringify(body, null, 2);
}

/** Whether a carried block shows a call of this operation. */
export function shows(carried: Carried, { endpoint }: Operation): boolean {
  return callsIn(carried.text).some(
    (call) => call.method === endpoint.method && pathKey(call.path) === pathKey(endpoint.path),
  );
}

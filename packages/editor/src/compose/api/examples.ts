import { callsIn, pathKey } from '../../understand/api/endpoint.ts';
import { pluralOf, singularOf } from '../../understand/api/nouns.ts';
import type { Carried } from '../../understand/carried.ts';
import type { Field } from '../../understand/entities/entity.ts';
import { jsonTypeOf } from './json-type.ts';
import type { Operation } from './operation.ts';

/** A JSON value of the kind a field holds: no invented content, only the kind. */
export function sampleOf(field: Field): unknown {
  const [value] = field.values;
  if (value) return value;
  if (/\[\]$|^array$/u.test(field.type ?? '')) return [];
  if (field.type === 'object') return {};
  return { string: 'string', integer: 0, number: 0, boolean: true }[jsonTypeOf(field)];
}

/** An object with what a call hands in, or with what the answer holds; pretty-printed JSON. */
export function sampleBody(
  { entity, endpoint, sent, answered, key: keyName }: Operation,
  isAnswer: boolean,
): string {
  const given = answered.length > 0 ? answered : (entity?.fields ?? []);
  const fields = isAnswer ? given : sent;
  const hasKey = fields.some((field) => field.isKey || field.name === keyName || /^id$/iu.test(field.name));
  const key = isAnswer && !hasKey ? { [keyName]: 'string' } : {};
  const body = { ...key, ...Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)])) };
  return JSON.stringify(isAnswer && isCollection(endpoint) ? { items: [body] } : body, null, 2);
}

/** Whether an operation gives several of its things: its path ends in their plural. */
export function isCollection({ method, path }: Operation['endpoint']): boolean {
  const last = path.replace(/\/$/u, '').split('/').at(-1) ?? '';
  return method === 'GET' && !/[{:<]/u.test(last) && pluralOf(singularOf(last)) === last;
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

/** Whether a carried block shows calls of this operation alone; a list of several is nobody's request. */
export function shows(carried: Carried, { endpoint }: Operation): boolean {
  const calls = callsIn(carried.text);
  return (
    calls.length > 0 &&
    calls.every((call) => call.method === endpoint.method && pathKey(call.path) === pathKey(endpoint.path))
  );
}

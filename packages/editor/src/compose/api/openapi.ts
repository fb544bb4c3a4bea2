import { upperFirst } from '../../first-letter.ts';
import { pathParameters } from '../../understand/api/endpoint.ts';
import type { Field } from '../../understand/entities/entity.ts';
import type { Composition } from '../composition.ts';
import { answerShapeOf } from './answer-shape.ts';
import { errorShapeOf } from './error-shape.ts';
import { answerFields, withKey } from './examples.ts';
import { jsonTypeOf } from './json-type.ts';
import { isOpenToAll } from './open-to-all.ts';
import { type Operation, takesBody } from './operation.ts';
import { responsesOf } from './responses.ts';
import { onlyScopeIn, securitySchemesOf } from './security-schemes.ts';
import { writtenSamples } from './written-samples.ts';

type Json = { readonly [key: string]: unknown };

/** An OpenAPI 3.1 document of the operations, as pretty-printed JSON. The input gives no version, so it has none yet. */
export function openApiOf(operations: readonly Operation[], composition: Composition): string {
  const paths: Record<string, Record<string, Json>> = {};
  const shape = errorShapeOf(composition.understanding.source.text);
  const shared = refusals(operations, composition, shape.mediaType);
  for (const operation of operations) {
    const path = templated(operation.endpoint.path);
    const method = operation.endpoint.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operationObject(operation, composition, path, shared) };
  }
  const schemes = securitySchemesOf(composition.understanding);
  const names = Object.keys(schemes);
  const scope = onlyScopeIn(composition.understanding);
  const scopesOf = (name: string) => (/^(?:bearerAuth|oauth2)$/u.test(name) && scope !== null ? [scope] : []);
  return JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: composition.understanding.title, version: '0.0.0' },
      ...(names.length > 0 ? { security: names.map((name) => ({ [name]: scopesOf(name) })) } : {}),
      paths,
      components: {
        ...(names.length > 0 ? { securitySchemes: schemes } : {}),
        responses: shared,
        schemas: { Error: shape.schema, ...entitySchemas(operations) },
      },
    },
    null,
    2,
  );
}

function operationObject(
  operation: Operation,
  composition: Composition,
  path: string,
  shared: Readonly<Record<string, Json>>,
): Json {
  const { endpoint, parameters, entity } = operation;
  const names = pathParameters(path);
  const written = writtenSamples(operation, composition).sent;
  const sent = [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...parameters
      .filter((one) => one.place !== 'path')
      .map((one) => ({
        name: one.name,
        in: one.place,
        required: one.isRequired,
        schema: { type: 'string' },
      })),
  ];
  const schema: Json =
    entity && operation.answered.length === 0
      ? { $ref: `#/components/schemas/${schemaName(entity.name)}` }
      : objectOf(answerFields(operation));
  return {
    operationId: operationId(endpoint.method, path),
    ...(isOpenToAll(operation) ? { security: [] } : {}),
    ...(sent.length > 0 ? { parameters: sent } : {}),
    ...(takesBody(operation) || written !== null ? { requestBody: requestOf(operation, written) } : {}),
    responses: Object.fromEntries(
      responsesOf(operation, composition).map(({ status, meaning }) => [
        String(status),
        status < 400
          ? answer(
              status,
              meaning,
              status === 202 && operation.answered.length === 0 ? null : schema,
              answerShapeOf(operation),
            )
          : refusal(status, meaning, shared),
      ]),
    ),
  };
}

/** What a call hands in: the sample that the input shows, else the fields it names. */
function requestOf(operation: Operation, shown: unknown): Json {
  const schema = shown === null ? objectOf(operation.sent) : schemaOf(shown);
  return { required: true, content: { 'application/json': { schema } } };
}

/** The schema of a JSON value that the input shows. */
function schemaOf(value: unknown): Json {
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0] ?? {}) };
  if (typeof value === 'object' && value !== null)
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([name, member]) => [name, schemaOf(member)])),
    };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  return value === null ? {} : { type: typeof value };
}

function objectOf(fields: readonly Field[]): Json {
  if (fields.length === 0) return { type: 'object' };
  const required = fields.filter(({ isNullable }) => isNullable === false).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  };
}

function answer(
  status: number,
  description: string,
  schema: Json | null,
  shape: ReturnType<typeof answerShapeOf>,
): Json {
  if (status === 204 || schema === null) return { description };
  const list = { type: 'array', items: schema };
  const body =
    shape === 'page' ? { type: 'object', properties: { items: list } } : shape === 'array' ? list : schema;
  return { description, content: { 'application/json': { schema: body } } };
}

/** A refusal as the operations share it, or spelled out where this one answers it in a case of its own. */
function refusal(status: number, description: string, shared: Readonly<Record<string, Json>>): Json {
  const name = refusalName(status);
  return shared[name]?.['description'] === description
    ? { $ref: `#/components/responses/${name}` }
    : { ...shared[name], description };
}

/** Every refusal the operations share, once. */
function refusals(
  operations: readonly Operation[],
  composition: Composition,
  mediaType: string,
): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const operation of operations) {
    for (const { status, meaning } of responsesOf(operation, composition)) {
      if (status < 400) continue;
      found[refusalName(status)] ??= {
        description: meaning,
        content: { [mediaType]: { schema: { $ref: '#/components/schemas/Error' } } },
      };
    }
  }
  return found;
}

/** The name under which operations share an answer of refusal. */
export function refusalName(status: number): string {
  const names: Readonly<Record<number, string>> = {
    400: 'BadRequest',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'NotFound',
    409: 'Conflict',
    429: 'TooManyRequests',
  };
  return names[status] ?? `Refused${status}`;
}

/** ":id" and "<id>" as "{id}", the form OpenAPI knows; parameter names are made unique. */
function templated(path: string): string {
  return path.replace(
    /:([A-Za-z][\w-]{0,80})|<([^<>/]{1,80})>|\$\{([^{}]{1,80})\}/gu,
    (_, colon?: string, angle?: string, dollar?: string) => `{${colon ?? angle ?? dollar ?? ''}}`,
  );
}

export function operationId(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/u).filter((word) => word !== '' && !/^v\d+$/u.test(word));
  return method.toLowerCase() + words.map((word) => upperFirst(word)).join('');
}

function entitySchemas(operations: readonly Operation[]): Record<string, Json> {
  const schemas: Record<string, Json> = {};
  for (const { entity, key, resource } of operations)
    if (entity) schemas[schemaName(entity.name)] = objectOf(withKey(entity.fields, key, resource));
  return schemas;
}

/** The name of an entity as that of a schema: "OrderItem". */
export function schemaName(name: string): string {
  return (
    name
      .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/gu, (_, letter: string) => letter.toUpperCase())
      .replace(/[^A-Za-z0-9]/gu, '') || 'Resource'
  );
}

/** What the items of an array are, where a sample or a note shows one. */
function itemsOf(example: unknown): Json {
  return Array.isArray(example) && example.length > 0 ? schemaOf(example[0]) : {};
}

/** The schema of a field: its values, else its type. */
export function fieldSchema(field: Field): Json {
  if (field.values.length > 0) return { type: 'string', enum: field.values };
  if (/\[\]$|^array$/u.test(field.type ?? '')) return { type: 'array', items: itemsOf(field.example) };
  if (field.type === 'object') return { type: 'object' };
  return { type: jsonTypeOf(field), ...(field.note === '' ? {} : { description: field.note }) };
}

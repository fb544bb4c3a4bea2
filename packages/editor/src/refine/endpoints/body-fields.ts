import { sampleOf } from '../../compose/api/examples.ts';
import { fieldSchema } from '../../compose/api/openapi.ts';
import { isJsonObject, type JsonObject, withoutKey } from '../../document/json-object.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Field } from '../../understand/entities/entity.ts';
import type { Draft } from '../draft.ts';
import { changedOperation } from '../editing/api-fragment.ts';
import { lineBreakOf, type Splice } from '../editing/splice.ts';
import { plain } from '../entities/places.ts';
import { resourcesIn } from '../records/resource-record.ts';
import { isJson, jsonSamples } from './json-samples.ts';
import { labelled } from './labels.ts';
import type { OperationPlace } from './operations.ts';

/**
 * The splices that add fields to what an operation takes or gives back: its sample, its schema in the OpenAPI fragment,
 * and, where the table of resources names none, the fields of the thing that is handed in. Null where it shows no sample.
 */
export function withBodyFields(
  draft: Draft,
  operation: OperationPlace,
  fields: readonly Field[],
  part: 'request' | 'answer',
): Splice[] | null {
  const body = changedBody(draft, operation, part, {
    sample: (members) => ({ ...members, ...samplesOf(members, fields) }),
    schema: (schema) => withProperties(schema, fields),
  });
  return body && [...body, ...(part === 'request' ? ofResource(draft, operation, fields) : [])];
}

/** The splices that take fields out of what an operation takes; null where its sample shows none of them. */
export function withoutBodyFields(
  draft: Draft,
  operation: OperationPlace,
  names: readonly string[],
): Splice[] | null {
  const isHeld = names.every((name) => membersOf(draft, operation).includes(name));
  const isLeft = (name: string) => !names.includes(name);
  return names.length > 0 && isHeld
    ? changedBody(draft, operation, 'request', {
        sample: (members) => names.reduce(withoutKey, members),
        schema: (schema) => withOnly(schema, isLeft),
      })
    : null;
}

/** The names of the fields that the request of an operation shows, or its answer. */
export function membersOf(
  draft: Draft,
  operation: OperationPlace,
  part: 'request' | 'answer' = 'request',
): string[] {
  const shown = shownBody(draft, operation, part);
  const [first] = Array.isArray(shown?.sample['items']) ? (shown.sample['items'] as unknown[]) : [];
  return shown ? Object.keys(isJsonObject(first) ? first : shown.sample) : [];
}

/** What becomes of the members of a sample, and of the schema of the body. */
export interface ChangedBody {
  readonly sample: (members: JsonObject) => JsonObject;
  readonly schema: (schema: unknown) => unknown;
}

/** The sample of what an operation takes or gives back, and where it stands. */
function shownBody(draft: Draft, operation: OperationPlace, part: 'request' | 'answer') {
  const words = phrasesOf(draft.language);
  const label = part === 'request' ? words.requestLabel : words.exampleLabel;
  const code = labelled(operation, label).find(isJson);
  const [shown] = code ? jsonSamples(draft, [code]) : [];
  return shown && isJsonObject(shown.value) ? { ...shown, sample: shown.value } : null;
}

/** The splices that change a body in its sample and in the OpenAPI fragment; null where it shows no sample. */
export function changedBody(
  draft: Draft,
  operation: OperationPlace,
  part: 'request' | 'answer',
  change: ChangedBody,
): Splice[] | null {
  const shown = shownBody(draft, operation, part);
  if (!shown) return null;
  const { sample, start, end } = shown;
  const fresh = JSON.stringify(inList(sample, change.sample), null, 2);
  const schema = changedOperation(draft, operation.endpoint, (call) =>
    part === 'request'
      ? { ...call, requestBody: withContent(call['requestBody'], change.schema) }
      : { ...call, responses: withGoodAnswer(call['responses'], change.schema) },
  );
  return [{ start, end, text: fresh.replaceAll('\n', lineBreakOf(draft.text)) }, ...schema];
}

function samplesOf(members: JsonObject, fields: readonly Field[]): JsonObject {
  return Object.fromEntries(
    fields.filter(({ name }) => !(name in members)).map((field) => [field.name, sampleOf(field)]),
  );
}

/** Of a list the first of its things, else the thing itself, changed. */
function inList(sample: JsonObject, change: (members: JsonObject) => JsonObject): JsonObject {
  const { items } = sample;
  const [first, ...rest] = Array.isArray(items) ? (items as unknown[]) : [];
  return isJsonObject(first) ? { ...sample, items: [change(first), ...rest] } : change(sample);
}

function withGoodAnswer(responses: unknown, change: ChangedBody['schema']): unknown {
  if (!isJsonObject(responses)) return responses;
  return Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      status.startsWith('2') ? withContent(answer, change) : answer,
    ]),
  );
}

/** A body whose JSON has a schema changed. */
function withContent(body: unknown, change: ChangedBody['schema']): unknown {
  if (!isJsonObject(body) || !isJsonObject(body['content'])) return body;
  const content = Object.entries(body['content']).map(([type, media]) => [
    type,
    isJsonObject(media) ? { ...media, schema: change(media['schema']) } : media,
  ]);
  return { ...body, content: Object.fromEntries(content) };
}

/** A schema without some of its properties. */
function withOnly(schema: unknown, isLeft: (name: string) => boolean): unknown {
  if (!isJsonObject(schema) || !isJsonObject(schema['properties'])) return schema;
  const { required, ...rest } = schema;
  const kept = Array.isArray(required) ? (required as string[]).filter(isLeft) : [];
  const properties = Object.entries(schema['properties']).filter(([name]) => isLeft(name));
  return {
    ...rest,
    ...(kept.length > 0 ? { required: kept } : {}),
    properties: Object.fromEntries(properties),
  };
}

/** A schema with further properties; one that only points to a schema of many stays. */
function withProperties(schema: unknown, fields: readonly Field[]): unknown {
  if (!isJsonObject(schema) || schema['type'] !== 'object') return schema;
  const { type, required = [], properties = {}, ...rest } = schema;
  const known = properties as JsonObject;
  const { items } = known;
  if (isJsonObject(items) && items['type'] === 'array')
    return {
      ...schema,
      properties: { ...known, items: { ...items, items: withProperties(items['items'], fields) } },
    };
  const named = fields.filter(({ isNullable }) => isNullable === false).map(({ name }) => name);
  const all = [...new Set([...(required as string[]), ...named])];
  const own = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
  return {
    type,
    ...(all.length > 0 ? { required: all } : {}),
    properties: { ...known, ...own },
    ...rest,
  };
}

/** The fields of a thing that the table of resources does not know yet. */
function ofResource(draft: Draft, { endpoint }: OperationPlace, fields: readonly Field[]): Splice[] {
  if (endpoint.method === 'PATCH') return [];
  const row = draft.units.find(
    (unit) =>
      unit.kind === 'row' &&
      unit.section?.ids.includes('endpoints') === true &&
      unit.cells.some((cell) => plain(cell) === endpoint.path) &&
      unit.cells.some((cell) => plain(cell) === endpoint.method),
  );
  const name = plain(row?.cells.at(-1) ?? '');
  const place = resourcesIn(draft).find((one) => one.name === name);
  return place && place.fields.length === 0
    ? [{ ...place.cell, text: fields.map((field) => `\`${field.name}\``).join(', ') }]
    : [];
}

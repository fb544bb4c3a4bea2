import type { Code } from 'mdast';
import { sampleOf } from '../../compose/api/examples.ts';
import { fieldSchema } from '../../compose/api/openapi.ts';
import { isJsonObject, type JsonObject } from '../../document/json-object.ts';
import { endOf, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Field } from '../../understand/entities/entity.ts';
import { changedOperation } from '../api-fragment.ts';
import type { Draft } from '../draft.ts';
import { plain } from '../entities/places.ts';
import { resourcesIn } from '../records/resource-record.ts';
import { lineBreakOf, type Splice } from '../splice.ts';
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
  const words = phrasesOf(draft.language);
  const label = part === 'request' ? words.requestLabel : words.exampleLabel;
  const code = labelled(operation, label).find(
    (node): node is Code => node.type === 'code' && /^json/iu.test(node.lang ?? ''),
  );
  const sample = code ? parsed(code.value) : null;
  if (!code || !sample) return null;
  const newline = lineBreakOf(draft.text);
  const written = code.value.replaceAll('\n', newline);
  const start = draft.text.indexOf(written, startOf(code));
  if (start < 0 || start > endOf(code)) return null;
  const fresh = JSON.stringify(
    inList(sample, (members) => ({ ...members, ...samplesOf(members, fields) })),
    null,
    2,
  );
  const schema = changedOperation(draft, operation.endpoint, (call) =>
    part === 'request'
      ? { ...call, requestBody: withContent(call['requestBody'], fields) }
      : { ...call, responses: withGoodAnswer(call['responses'], fields) },
  );
  return [
    { start, end: start + written.length, text: fresh.replaceAll('\n', newline) },
    ...schema,
    ...(part === 'request' ? ofResource(draft, operation, fields) : []),
  ];
}

function samplesOf(members: JsonObject, fields: readonly Field[]): JsonObject {
  return Object.fromEntries(
    fields.filter(({ name }) => !(name in members)).map((field) => [field.name, sampleOf(field)]),
  );
}

function parsed(json: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Of a list the first of its things, else the thing itself, changed. */
function inList(sample: JsonObject, change: (members: JsonObject) => JsonObject): JsonObject {
  const { items } = sample;
  const [first, ...rest] = Array.isArray(items) ? (items as unknown[]) : [];
  return isJsonObject(first) ? { ...sample, items: [change(first), ...rest] } : change(sample);
}

function withGoodAnswer(responses: unknown, fields: readonly Field[]): unknown {
  if (!isJsonObject(responses)) return responses;
  return Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      status.startsWith('2') ? withContent(answer, fields) : answer,
    ]),
  );
}

/** A body whose JSON has further properties; one that only points to a schema of many stays. */
function withContent(body: unknown, fields: readonly Field[]): unknown {
  if (!isJsonObject(body) || !isJsonObject(body['content'])) return body;
  const content = Object.entries(body['content']).map(([type, media]) => [
    type,
    isJsonObject(media) ? { ...media, schema: withProperties(media['schema'], fields) } : media,
  ]);
  return { ...body, content: Object.fromEntries(content) };
}

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

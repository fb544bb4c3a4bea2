import { schemaName } from '../../compose/api/openapi.ts';
import { endpointsIn } from '../../document/endpoints.ts';
import { isJsonObject, type JsonObject } from '../../document/json-object.ts';
import type { Section } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { changedFragment, type Fragment } from '../editing/api-fragment.ts';
import type { Splice } from '../editing/splice.ts';
import { jsonSamples, writtenSample } from '../endpoints/json-samples.ts';

/** What becomes of the members of a sample, and of the properties of a schema. */
export interface BodyChange {
  readonly sample: (members: JsonObject) => JsonObject;
  readonly properties: (members: JsonObject) => JsonObject;
  /** What becomes of the names of the properties that have to be there; they stay where it is absent. */
  readonly required?: (names: readonly string[]) => readonly string[];
}

/** The splices that change the bodies of some operations: their samples and their schemas in the OpenAPI fragment. */
export function changedBodies(
  draft: Draft,
  resource: string,
  operations: ReadonlySet<string>,
  change: BodyChange,
): Splice[] {
  const sections = draft.outline.sections.filter((one) =>
    endpointsIn(one.title).some(({ key }) => operations.has(key)),
  );
  return [
    ...sections.flatMap((section) => changedSamples(draft, section, change)),
    ...changedFragment(draft, (fragment) => changedSchemas(fragment, resource, operations, change)),
  ];
}

function changedSamples(draft: Draft, section: Section, change: BodyChange): Splice[] {
  return jsonSamples(draft, section.nodes).flatMap((sample): Splice[] => {
    const { value } = sample;
    // an error of the operation is no body of its resource
    if (!isJsonObject(value) || 'error' in value) return [];
    const { items } = value;
    const first: unknown = Array.isArray(items) ? items[0] : undefined;
    const fresh = isJsonObject(first)
      ? { ...value, items: [change.sample(first), ...(items as unknown[]).slice(1)] }
      : change.sample(value);
    return writtenSample(draft, sample, fresh);
  });
}

/** A fragment whose schema of the resource, and whose schemas within its operations, have other properties. */
function changedSchemas(
  fragment: Fragment,
  resource: string,
  operations: ReadonlySet<string>,
  change: BodyChange,
): Fragment {
  const isMeant = (method: string, path: string) =>
    endpointsIn(`${method.toUpperCase()} ${path}`).some(({ key }) => operations.has(key));
  return mapped(fragment, (part, kind) => {
    if (kind === 'paths')
      return mapped(part, (calls, path) =>
        mapped(calls, (call, method) => (isMeant(method, path) ? withSchemas(call, change) : call)),
      );
    if (kind !== 'components') return part;
    return mapped(part, (group, name) =>
      name === 'schemas' ? withSchemaOf(group, schemaName(resource), change) : group,
    );
  }) as Fragment;
}

function withSchemaOf(schemas: unknown, wanted: string, change: BodyChange): unknown {
  return mapped(schemas, (schema, name) => (name === wanted ? withProperties(schema, change) : schema));
}

function mapped(value: unknown, change: (member: unknown, key: string) => unknown): unknown {
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member, key)]))
    : value;
}

/** An operation whose own schemas, of its request and of its good answers, have other properties. */
function withSchemas(call: unknown, change: BodyChange): unknown {
  return mapped(call, (part, key) => {
    if (key === 'requestBody') return withContent(part, change);
    if (key !== 'responses') return part;
    return mapped(part, (answer, status) => (status.startsWith('2') ? withContent(answer, change) : answer));
  });
}

function withContent(body: unknown, change: BodyChange): unknown {
  return mapped(body, (part, key) =>
    key === 'content'
      ? mapped(part, (media) =>
          mapped(media, (schema, name) => (name === 'schema' ? withProperties(schema, change) : schema)),
        )
      : part,
  );
}

function withProperties(schema: unknown, change: BodyChange): unknown {
  if (!isJsonObject(schema) || schema['type'] !== 'object') return schema;
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const list = properties['items'];
  if (isJsonObject(list) && list['type'] === 'array') {
    const items = withProperties(list['items'], change);
    return { ...schema, properties: { ...properties, items: { ...list, items } } };
  }
  const { type, required, properties: _, ...rest } = schema;
  const old = Array.isArray(required) ? (required as string[]) : [];
  const names = change.required ? change.required(old) : old;
  return {
    type,
    ...(names.length > 0 ? { required: names } : {}),
    properties: change.properties(properties),
    ...rest,
  };
}

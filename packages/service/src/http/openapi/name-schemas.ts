import { isDeepStrictEqual } from 'node:util';

type Json = unknown;
type JsonObject = Record<string, Json>;

/**
 * Moves every schema that has a title to `components.schemas` and leaves a reference in its place, so that generated
 * clients get one named type for one thing. A schema that shares its title with a different one stays where it is.
 *
 * @returns a new document; the one given is not changed
 */
export function nameSchemas(document: object): object {
  const schemas: JsonObject = {};
  const root = document as JsonObject;
  const paths = visit(root['paths'], schemas);
  const components = { ...(root['components'] as JsonObject | undefined), schemas };
  return { ...root, paths, components };
}

function visit(node: Json, schemas: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => visit(item, schemas));
  if (!isObject(node)) return node;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    copy[key] = VERBATIM.has(key) ? value : visit(value, schemas);
  }
  const title = copy['title'];
  if (typeof title !== 'string' || !isSchema(copy)) return copy;
  const known = schemas[title];
  if (known !== undefined && !isDeepStrictEqual(known, copy)) return copy;
  schemas[title] = copy;
  return { $ref: `#/components/schemas/${title}` };
}

/** Values, not schemas: what looks like a schema in them is an accident. */
const VERBATIM = new Set(['example', 'examples', 'default', 'enum', 'const']);

function isSchema(node: JsonObject): boolean {
  return ['type', 'anyOf', 'oneOf', 'allOf', 'enum'].some((keyword) => keyword in node);
}

function isObject(node: Json): node is JsonObject {
  return typeof node === 'object' && node !== null;
}

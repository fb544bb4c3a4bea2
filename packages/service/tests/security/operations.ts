/** One operation of `/openapi.json`, as far as somebody who attacks it cares. */
export interface Operation {
  /** Such as `POST /api/v1/keys`. */
  readonly name: string;
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly access: {
    readonly credentials: readonly string[];
    readonly scope?: string;
    readonly feature?: string;
  };
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** Statuses below 400. */
  readonly successes: readonly number[];
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: { readonly examples?: readonly unknown[] };
}

export interface Body {
  /** A valid one. */
  readonly example: unknown;
  /** Names of the properties that its schema knows. */
  readonly properties: readonly string[];
  readonly required: readonly string[];
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: object;
  readonly required?: readonly string[];
}

interface Described {
  readonly 'x-access'?: Operation['access'];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: object;
}

interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Every operation of a published description, nothing left out.
 *
 * @throws {Error} for an operation that says neither who may call it nor what a valid body of it is
 */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const access = described['x-access'];
      if (access === undefined) throw new Error(`${name} does not say who may call it`);
      return {
        name,
        method: method.toUpperCase(),
        path,
        access,
        parameters: described.parameters ?? [],
        body: bodyOf(name, described, document),
        successes: Object.keys(described.responses)
          .map(Number)
          .filter((status) => status < 400),
      };
    }),
  );
}

function bodyOf(name: string, { requestBody }: Described, document: Document): Body | null {
  const mediaType = requestBody?.content['application/json'];
  if (mediaType === undefined) return null;
  const example = mediaType.example ?? Object.values(mediaType.examples ?? {})[0]?.value;
  if (example === undefined) throw new Error(`${name} declares no valid request; give its body an example`);
  const { $ref, ...inline } = mediaType.schema;
  const schema = $ref === undefined ? inline : document.components.schemas[$ref.split('/').at(-1) ?? ''];
  return {
    example,
    properties: Object.keys(schema?.properties ?? {}),
    required: schema?.required ?? [],
  };
}

/** One operation of the interface, with what its description gives as an example. */
export interface Operation {
  readonly method: string;
  /** Path with its variable parts in braces, and its query. */
  readonly path: string;
  /** Kinds of credential it takes; empty: it takes none. */
  readonly credentials: readonly string[];
  readonly body: Readonly<Record<string, unknown>> | null;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly example?: unknown;
}

interface Described {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

/** A trial of a caller's provider asks a server outside. */
const OUTSIDE = /^\/api\/v1\/user\/config\/(?:keys|providers(?:\/test)?)$/;

/** Every operation of `/openapi.json`, but those that would ask somebody outside. */
export async function readOperations(address: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${address}/openapi.json`)).json()) as {
    paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  return Object.entries(paths)
    .filter(([path]) => !OUTSIDE.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, described]) => operationOf(method, path, described)),
    );
}

function operationOf(method: string, path: string, described: Described): Operation {
  const query = (described.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example ?? 'bench'))}`)
    .join('&');
  return {
    method: method.toUpperCase(),
    path: query === '' ? path : `${path}?${query}`,
    credentials: (described.security ?? []).flatMap((one) => Object.keys(one)),
    body: (described.requestBody?.content['application/json']?.example ?? null) as Operation['body'],
  };
}

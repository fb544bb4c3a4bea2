import { actionOf } from '../../understand/api/action.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { allEndpoints } from '../../understand/api/endpoints.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import type { Entity, Relation } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import type { Understanding } from '../../understand/understand.ts';
import { sentencesOf, sentFields } from '../api/bodies.ts';

/** What is called and kept nowhere. */
const notKept =
  /^(?:api|v\d+|search|health|status|login|logout|auth|token|tokens|webhooks?|me|export|import|stats|metrics)$/u;

/**
 * The entities that written calls address and nothing else describes, with what they hand in: "POST /orders, GET
 * /customers/{id}/orders" speaks of orders and customers, and of which belongs to which.
 */
export function calledModel({
  endpoints: written,
  entities,
  statements,
  language,
}: Pick<Understanding, 'endpoints' | 'entities' | 'statements' | 'language'>): Pick<
  Model,
  'entities' | 'relations'
> {
  const names = new Map(entities.map(({ name }) => [keyOf(name), name]));
  const endpoints = [...written, ...making(allEndpoints(written, statements, language, [...names.values()]))];
  const found = new Map<string, Entity>();
  const relations: Relation[] = [];
  // Whatever its name: what one of can be read, changed or removed is kept.
  const addressed = new Set(
    endpoints.flatMap(
      ({ path }) =>
        /\/(\p{L}[\p{L}-]+s)\/(?:\{[^{}]+\}|:[\w-]+|<[^<>]+>)/iu.exec(path)?.[1]?.toLowerCase() ?? [],
    ),
  );
  for (const endpoint of endpoints) {
    const isAction = actionOf(endpoint) !== null;
    const segments = endpoint.path.split('/').filter((segment) => segment !== '');
    const things = segments
      .slice(0, isAction ? -1 : undefined)
      .filter(
        (segment) =>
          /^\p{L}[\p{L}\p{N}_-]*$/u.test(segment) &&
          (!notKept.test(segment.toLowerCase()) || addressed.has(segment.toLowerCase())),
      )
      .map((segment) => singularOf(segment.toLowerCase()).replaceAll('-', '_'));
    for (const thing of things) {
      const key = keyOf(thing);
      if (!names.has(key)) {
        names.set(key, thing);
        found.set(thing, { name: thing, fields: [], statements: [] });
      }
    }
    const last = things.at(-1) ?? '';
    const own = found.get(names.get(keyOf(last)) ?? '');
    if (own && !isAction) {
      const told = statements.filter(({ index }) => endpoint.statements.includes(index));
      const sent = sentFields(endpoint, null, sentencesOf(endpoint, told));
      const known = new Set(own.fields.map(({ name }) => name));
      found.set(own.name, {
        ...own,
        fields: [
          ...own.fields,
          ...sent
            .filter(({ name }) => !known.has(name))
            .map((field) => (endpoint.isDerived ? { ...field, name: inWords(field.name) } : field)),
        ],
      });
    }
    things.forEach((thing, at) => {
      const below = things[at + 1];
      const [from, to] = [names.get(keyOf(thing)), names.get(keyOf(below ?? ''))];
      if (from !== undefined && to !== undefined && from !== to)
        relations.push({ from, to, cardinality: 'one-to-many', statements: [] });
    });
  }
  return { entities: [...found.values()], relations };
}

/** What sentences say is made by a call is kept, whether or not anything says what it has. */
function making(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints
    .filter(({ method, isDerived, deed }) => isDerived && method === 'POST' && deed === undefined)
    .map((endpoint) => ({
      ...endpoint,
      path: `/${endpoint.thing ?? endpoint.path.split('/').at(-1) ?? ''}`,
    }));
}

interface Model {
  readonly entities: readonly Entity[];
  readonly relations: readonly Relation[];
}

function keyOf(name: string): string {
  return singularOf(name.toLowerCase()).replaceAll(/[-_]/gu, '');
}

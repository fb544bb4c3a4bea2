import { type Endpoint, pathParameters } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import type { Entity } from '../../understand/entities/entity.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';

/** Where a parameter is sent. */
type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly isRequired: boolean;
}

/** An endpoint with what the input says about it. */
export interface Operation {
  readonly endpoint: Endpoint;
  /** The noun of its collection in the singular: "booking". */
  readonly resource: string;
  readonly parameters: readonly Parameter[];
  readonly entity: Entity | null;
  /** Statements that belong to this operation alone. */
  readonly statements: readonly Statement[];
}

/** Reads what the input says about each endpoint: its parameters, its entity, its statements. */
export function operationsOf(endpoints: readonly Endpoint[], composition: Composition): Operation[] {
  return endpoints.map((endpoint) => {
    const resource = resourceOf(endpoint.path);
    const statements = describing(endpoint, composition);
    const entity =
      composition.understanding.entities.find((one) => singularOf(one.name.toLowerCase()) === resource) ??
      null;
    return {
      endpoint,
      resource,
      entity,
      statements,
      parameters: parametersOf(endpoint, statements, composition),
    };
  });
}

/** The statements that name the endpoint, and those of the same list item that go on about it. */
function describing(endpoint: Endpoint, { understanding }: Composition): Statement[] {
  const named = understanding.statements.filter((statement) => endpoint.statements.includes(statement.index));
  const items = new Set(named.filter((one) => one.block.kind === 'listItem').map((one) => one.block));
  return understanding.statements.filter((one) => named.includes(one) || items.has(one.block));
}

/** The last segment of a path that is no parameter, in the singular. */
function resourceOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !/[{:<]/u.test(segment));
  return singularOf((segments.at(-1) ?? 'resource').toLowerCase());
}

function parametersOf(
  endpoint: Endpoint,
  statements: readonly Statement[],
  composition: Composition,
): Parameter[] {
  const path = pathParameters(endpoint.path).map((name) => ({
    name,
    place: 'path' as const,
    isRequired: true,
  }));
  const written = endpoint.query.map((name) => ({ name, place: 'query' as const, isRequired: false }));
  const filters =
    endpoint.method === 'GET' && endpoint.phrase === null
      ? statements.flatMap((statement) => filtersIn(statement.text))
      : [];
  const known = new Set(written.map((one) => one.name));
  const query = [
    ...written,
    ...filters
      .filter((name) => !known.has(name))
      .map((name) => ({ name, place: 'query' as const, isRequired: false })),
  ];
  const headers = endpoint.method === 'POST' || endpoint.method === 'PATCH' ? headersIn(composition) : [];
  return [...path, ...query, ...headers];
}

/** "filter by city, level (…) and date range" names query parameters. */
function filtersIn(text: string): string[] {
  const list = /(?:filter(?:ed|able)?|search(?:ed)?|sort(?:ed)?) by ([^.;]{2,120})/iu.exec(text)?.[1] ?? '';
  return list
    .replace(/\([^()]{0,120}\)/gu, '')
    .split(/,| and | or |\//u)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => /^[a-z][a-z _]{1,30}$/u.test(part))
    .map((part) => part.replaceAll(' ', '_'));
}

/** Idempotency headers the input names. */
function headersIn({ understanding }: Composition): Parameter[] {
  const name = /(?<![\w-])(?:X-)?Idempotency-Key(?![\w-])/u.exec(understanding.source.text)?.[0];
  return name ? [{ name, place: 'header', isRequired: false }] : [];
}

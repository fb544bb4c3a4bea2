import { type Endpoint, pathParameters } from '../../understand/api/endpoint.ts';
import { segmentOf, singularOf } from '../../understand/api/nouns.ts';
import type { Entity, Field } from '../../understand/entities/entity.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { answersIt } from './answering.ts';
import { answeredFields, sentencesOf, sentFields } from './bodies.ts';

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
  /** Indexes of the statements that tell any operation of the design. */
  readonly tellers: ReadonlySet<number>;
  /** What a call hands in, where the input names it. */
  readonly sent: readonly Field[];
  /** What the answer holds besides or instead of the entity, where the input names it. */
  readonly answered: readonly Field[];
}

/** Reads what the input says about each endpoint: its parameters, its entity, its statements. */
export function operationsOf(endpoints: readonly Endpoint[], composition: Composition): Operation[] {
  const tellers = new Set(endpoints.flatMap((endpoint) => endpoint.statements));
  return endpoints.map((endpoint) => {
    const resource = resourceOf(endpoint.path);
    const statements = describing(endpoint, tellers, composition);
    const entity =
      composition.understanding.entities.find(
        (one) => segmentOf(singularOf(one.name.toLowerCase())) === segmentOf(resource),
      ) ?? null;
    const sentences = sentencesOf(endpoint, statements);
    return {
      endpoint,
      resource,
      entity,
      statements,
      tellers,
      sent: sentFields(endpoint, entity, sentences),
      answered: entity ? [] : answeredFields(sentences, resource),
      parameters: parametersOf(endpoint, statements, composition),
    };
  });
}

/** The statements that name the endpoint, and those behind them that go on about it in the same list item or say its answer. */
function describing(
  endpoint: Endpoint,
  tellers: ReadonlySet<number>,
  { understanding: { statements } }: Composition,
): Statement[] {
  const named = statements.filter((statement) => endpoint.statements.includes(statement.index));
  const further = named.flatMap((one) => {
    const end = statements.findIndex(
      (next) =>
        next.index > one.index &&
        (tellers.has(next.index) || (next.block !== one.block && !answersIt.test(next.text))),
    );
    const behind = statements.slice(one.index + 1, end < 0 ? undefined : end);
    if (one.block.kind !== 'listItem') return behind.slice(0, 1).filter(({ text }) => answersIt.test(text));
    return behind.length <= mostBehind ? behind : [];
  });
  return statements.filter((one) => named.includes(one) || further.includes(one));
}

/** An item with more sentences behind its operation speaks of other things besides. */
const mostBehind = 3;

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

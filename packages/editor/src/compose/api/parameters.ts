import { chosenIn } from '../../understand/api/chosen.ts';
import { isCollection } from '../../understand/api/collection.ts';
import { callsIn, type Endpoint, pathParameters } from '../../understand/api/endpoint.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { filtersIn } from './filters.ts';
import { resourceOf } from './resource-of.ts';

/** Where a parameter is sent. */
type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly isRequired: boolean;
}

/** What a call is given beside its body: in its path, its query and its headers. */
export function parametersOf(
  endpoint: Endpoint,
  statements: readonly Statement[],
  endpoints: readonly Endpoint[],
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
      ? [
          ...[...statements, ...narrowing(endpoint, endpoints, composition)].flatMap(({ text }) =>
            filtersIn(text),
          ),
          ...(isCollection(endpoint) && composition.language === 'en' ? statements.flatMap(chosenOf) : []),
        ]
      : [];
  const known = new Set(written.map((one) => one.name));
  const query = [
    ...written,
    ...filters
      .filter((name) => !known.has(name))
      .map((name) => ({ name, place: 'query' as const, isRequired: false })),
  ];
  const headers = [
    ...(endpoint.method === 'POST' || endpoint.method === 'PATCH' ? headersIn(composition) : []),
    ...everywhere(composition),
  ];
  return [...path, ...query, ...headers];
}

/** "`GET /desks` lists free desks for a date": what the caller chooses a list by. */
function chosenOf({ text }: Statement): string[] {
  const list = /(?<!\p{L})(?:lists?|returns?|shows?|gives?|finds?|searches) (\p{L}[^.;]{4,120})/iu.exec(
    text,
  )?.[1];
  return list === undefined || callsIn(text).length > 1 ? [] : chosenIn(list);
}

/** "Filter by status, sort by dueAt": a sentence of its own behind those on a resource narrows its list. */
function narrowing(
  endpoint: Endpoint,
  endpoints: readonly Endpoint[],
  { understanding: { statements } }: Composition,
): Statement[] {
  if (!isCollection(endpoint)) return [];
  const resource = resourceOf(endpoint);
  const tellers = new Set(endpoints.flatMap((one) => one.statements));
  return statements.filter((statement) => {
    if (!opensNarrowing.test(statement.text) || tellers.has(statement.index)) return false;
    const teller = statements.findLast((one) => one.index < statement.index && tellers.has(one.index));
    return endpoints.some(
      (one) => teller !== undefined && one.statements.includes(teller.index) && resourceOf(one) === resource,
    );
  });
}

const opensNarrowing =
  /^(?:filter|sort|search|(?:lists?|it|they|results?) (?:can|must|may) be (?:filtered|sorted|searched))(?!\p{L})/iu;

/** "All calls need header X-Client-Id": headers that the input asks of every call. */
function everywhere({ understanding }: Composition): Parameter[] {
  return understanding.statements.flatMap(({ text, kind }) => {
    const [, named, before] = kind === 'question' || kind === 'nonGoal' ? [] : (ofEveryCall.exec(text) ?? []);
    const name = named ?? before;
    return name === undefined ? [] : [{ name, place: 'header' as const, isRequired: true }];
  });
}

const ofEveryCall =
  /(?<!\p{L})(?:all|every|each) (?:api )?(?:calls?|requests?|endpoints?) (?:must |should |has to |have to )?(?:needs?|requires?|carr(?:y|ies)|sends?|has|have|takes?) (?:the |an? |a valid )?(?:header:? `?([A-Z][\w-]{2,40})`?|`?(X-[\w-]{2,40})`? header)/iu;

/** Idempotency headers the input names. */
function headersIn({ understanding }: Composition): Parameter[] {
  const name = /(?<![\w-])(?:X-)?Idempotency-Key(?![\w-])/u.exec(understanding.source.text)?.[0];
  return name ? [{ name, place: 'header', isRequired: false }] : [];
}

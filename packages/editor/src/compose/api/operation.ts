import { actionOf } from '../../understand/api/action.ts';
import { type CodedRoute, codedRoutes } from '../../understand/api/coded-routes.ts';
import { type Endpoint, isCallOf } from '../../understand/api/endpoint.ts';
import { type NotedCall, notedCall } from '../../understand/api/notation/noted-call.ts';
import { pluralOf, segmentOf, singularOf } from '../../understand/api/nouns.ts';
import { type Entity, type Field, plainField } from '../../understand/entities/entity.ts';
import { withToldValues } from '../../understand/entities/told-values.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { heldFields } from './answer-shape.ts';
import { answeredFields } from './answered-fields.ts';
import { answersIt } from './answering.ts';
import { sentencesOf, sentFields } from './bodies.ts';
import { givenTo } from './given.ts';
import { keyOf } from './operation-key.ts';
import { type Parameter, parametersOf } from './parameters.ts';
import { permits } from './permissions.ts';
import { resourceOf } from './resource-of.ts';

/** An endpoint with what the input says about it. */
export interface Operation {
  readonly endpoint: Endpoint;
  /** The noun of its collection in the singular: "booking". */
  readonly resource: string;
  /** What is done to one of them beside reading and writing it: the "cancel" of "POST /orders/{id}/cancel", else null. */
  readonly action: string | null;
  readonly parameters: readonly Parameter[];
  readonly entity: Entity | null;
  /** Statements that belong to this operation alone. */
  readonly statements: readonly Statement[];
  /** Indexes of the statements that tell any operation of the design. */
  readonly tellers: ReadonlySet<number>;
  /** The things of all operations of the design. */
  readonly resources: ReadonlySet<string>;
  /** The words that tell each operation of the design, where a sentence tells it. */
  readonly phrases: readonly string[];
  /** All operations of the design. */
  readonly beside: readonly Endpoint[];
  /** What a call hands in, where the input names it. */
  readonly sent: readonly Field[];
  /** What the answer holds besides or instead of the entity, where the input names it. */
  readonly answered: readonly Field[];
  /** What is noted behind the call in shorthand. */
  readonly noted: NotedCall;
  /** What its handler tells, where code of the input registers the call. */
  readonly coded: CodedRoute | null;
  /**
   * The name of what identifies one of them: the "isbn" of "/books/{isbn}"; "id" where no path says another, and null where there is one for
   * its owner ("PUT /users/{id}/settings").
   */
  readonly key: string | null;
}

/** Whether a call hands something in; a deed such as "cancel" only where the input says what. */
export function takesBody({ endpoint, action, sent }: Operation): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(endpoint.method) && (action === null || sent.length > 0);
}

/** What an entity has several of and no call of its own: the items of an order are within it. */
function partsWithin(
  { name, fields }: Entity,
  endpoints: readonly Endpoint[],
  entities: readonly Entity[],
): Field[] {
  const called = new Set(endpoints.map(resourceOf));
  return entities
    .filter((one) => one.fields.some(({ references }) => references === name) && !called.has(one.name))
    .map((one) => pluralOf(one.name.startsWith(`${name}_`) ? one.name.slice(name.length + 1) : one.name))
    .filter((part) => !fields.some((field) => field.name === part))
    .map((part) => ({ ...plainField(part), type: 'array' }));
}

/** Reads what the input says about each endpoint: its parameters, its entity, its statements. */
export function operationsOf(endpoints: readonly Endpoint[], composition: Composition): Operation[] {
  const tellers = new Set(endpoints.flatMap((endpoint) => endpoint.statements));
  const resources = new Set(endpoints.map(resourceOf));
  const phrases = endpoints.flatMap(({ phrase }) => phrase ?? []);
  const routes = codedRoutes(composition.understanding.source.text);
  const operations = endpoints.map((endpoint): Operation => {
    const coded = routes.find((one) => isCallOf(one, endpoint)) ?? null;
    const action = actionOf(endpoint);
    const resource = resourceOf(endpoint);
    const statements = describing(endpoint, tellers, composition);
    const entity = entityOf(resource, endpoints, composition);
    const sentences = sentencesOf(endpoint, statements, composition.understanding.source.text);
    const noted = notedCall(endpoint, composition.understanding.source.text);
    const given = givenTo(endpoint, endpoints, composition.understanding.statements);
    return {
      endpoint,
      resource,
      action,
      entity,
      statements,
      tellers,
      resources,
      phrases,
      beside: endpoints,
      coded,
      noted,
      sent: coded?.sent.length
        ? coded.sent.map(plainField)
        : withGiven(
            noted.sent.length > 0
              ? noted.sent
              : sentFields(
                  endpoint,
                  entity,
                  sentences,
                  statements.map(({ text }) => text),
                ),
            endpoint.method === 'GET' || endpoint.method === 'DELETE' ? [] : given,
          ),
      answered: coded?.answered.length
        ? coded.answered.map(plainField)
        : (notedBody(noted, resource) ?? (entity ? [] : answeredFields(endpoint, sentences, resource))),
      parameters: withQuery(
        parametersOf(endpoint, statements, endpoints, composition),
        endpoint.method === 'GET' || endpoint.method === 'DELETE' ? given : [],
      ),
      key: keyOf(resource, endpoints),
    };
  });
  const shapes = withToldValues(
    [...resources].map((resource) => shapeOf(resource, operations)),
    composition.understanding.statements,
  );
  return operations.map((one) => {
    const shape = shapes.find(({ name, fields }) => name === one.resource && fields.length > 0) ?? null;
    const entity = one.entity ?? shape;
    const known = new Map(entity?.fields.map((field) => [field.name, field] as const));
    const asKnown = (field: Field): Field =>
      field.type === null && field.values.length === 0
        ? { ...(known.get(field.name) ?? field), isNullable: field.isNullable }
        : field;
    return { ...one, entity, sent: one.sent.map(asKnown), answered: one.answered.map(asKnown) };
  });
}

/** What the noted answer of success holds; null where no body is noted, or it is the thing itself. */
function notedBody({ answers }: NotedCall, resource: string): readonly Field[] | null {
  const fields = answers.find(({ status }) => status === null || status < 300)?.fields ?? [];
  const own = fields.filter(({ name }) => name !== resource);
  return own.length > 0 ? own : null;
}

/** The fields that are known to be handed in with what else the sentences say is given. */
function withGiven(fields: readonly Field[], given: readonly Field[]): readonly Field[] {
  const known = new Set(fields.map(({ name }) => bareName(name)));
  return [...fields, ...given.filter(({ name }) => !known.has(bareName(name)))];
}

/** The same of a call without a body. */
function withQuery(parameters: readonly Parameter[], given: readonly Field[]): Parameter[] {
  const known = new Set(parameters.map(({ name }) => bareName(name)));
  return [
    ...parameters,
    ...given
      .filter(({ name }) => !known.has(bareName(name)))
      .map(({ name }): Parameter => ({ name, place: 'query', isRequired: false })),
  ];
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/_?id$/u, '').replaceAll('_', '');
}

/** A resource has what describes it, else what its calls hand in and give back. */
function shapeOf(resource: string, operations: readonly Operation[]): Entity {
  const described = operations.find((one) => one.resource === resource && one.entity !== null)?.entity;
  if (described) return { ...described, name: resource };
  const own = operations.filter((one) => one.resource === resource && one.action === null);
  const fields = new Map<string, Field>();
  const told = [
    ...own.flatMap(heldFields),
    ...own.flatMap(({ endpoint, sent }) =>
      endpoint.method === 'PATCH'
        ? sent.filter(({ name }) => endpoint.phrase !== null && singularOf(name) !== resource)
        : sent,
    ),
  ];
  for (const field of told) if (!fields.has(field.name)) fields.set(field.name, field);
  return { name: resource, fields: [...fields.values()], statements: [] };
}

/** The statements that name the endpoint, and those behind them that go on about it in the same list item or say its answer. */
function describing(
  endpoint: Endpoint,
  tellers: ReadonlySet<number>,
  { understanding: { statements, source } }: Composition,
): Statement[] {
  const named = statements.filter((statement) => endpoint.statements.includes(statement.index));
  const further = named.flatMap((one) => {
    const end = statements.findIndex(
      (next) =>
        next.index > one.index &&
        (tellers.has(next.index) ||
          (one.block.kind === 'listItem' && opensLine.test(source.text.slice(one.end, next.start))) ||
          (next.block !== one.block && !answersIt.test(next.text))),
    );
    const goesOn = ({ text }: Statement) => answersIt.test(text) || (permits(text) && pointsBack.test(text));
    const behind = statements.slice(one.index + 1, end < 0 ? undefined : end);
    if (one.block.kind !== 'listItem') {
      const stop = behind.findIndex((one) => !goesOn(one));
      const next = behind.slice(0, stop < 0 ? undefined : stop);
      // "Sorted by start. Response is {…}": by its word it is that of the call before it, whatever stands between.
      return [...next, ...behind.filter((one) => !next.includes(one) && tellsBody.test(one.text))];
    }
    return behind.length <= mostBehind ? behind : [];
  });
  return statements.filter((one) => named.includes(one) || further.includes(one));
}

const tellsBody = /^(?:the )?(?:request|response)(?: body)?(?: is|:| =) ?[{[]/iu;

/** "Only the owner may do it": of what the sentence before it tells. */
const pointsBack =
  /(?<!\p{L})(?:it|this|that|them|so|es|das|ihn|sie|dies|le|la|les|lo|los|las|dat|dit|het|to|go|ją)(?!\p{L})/iu;

/** A line behind a list that is not indented: Markdown takes it for a part of the last item, and its writer does not. */
const opensLine = /\n$/u;

/** An item with more sentences behind its operation speaks of other things besides. */
const mostBehind = 3;

/** What the input describes of a resource: the entity of its name, or the one that a sentence on a call for it describes. */
function entityOf(
  resource: string,
  endpoints: readonly Endpoint[],
  { understanding: { entities } }: Composition,
): Entity | null {
  const named = entities.find((one) => segmentOf(singularOf(one.name.toLowerCase())) === segmentOf(resource));
  if (named) return { ...named, fields: [...named.fields, ...partsWithin(named, endpoints, entities)] };
  const told = endpoints.filter((one) => resourceOf(one) === resource).flatMap((one) => one.statements);
  const described = entities.filter(
    ({ statements, fields }) =>
      fields.length > 0 && statements.length > 0 && statements.every((index) => told.includes(index)),
  );
  const [only] = described;
  return described.length === 1 && only ? { ...only, name: resource } : null;
}

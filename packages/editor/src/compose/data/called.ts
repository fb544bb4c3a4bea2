import { isNounWithPlural } from '../../correct/lexicon/word-class.ts';
import { actionOf, isDeed } from '../../understand/api/action.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { allEndpoints } from '../../understand/api/endpoints.ts';
import { notedCall } from '../../understand/api/notation/noted-call.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { speakersOf } from '../../understand/chat/speakers.ts';
import { type Entity, plainField, type Relation } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { knownOneOf } from '../../understand/entities/plural-elsewhere.ts';
import { isFieldName } from '../../understand/entities/sound-name.ts';
import type { Understanding } from '../../understand/understand.ts';
import { answeredFields } from '../api/answered-fields.ts';
import { sentencesOf, sentFields } from '../api/bodies.ts';

/** What is called and kept nowhere. */
const notKept =
  /^(?:latest|newest|current|history|availability|summary|preview|count|validity|api|v\d+|search|health|status|login|logout|auth|token|tokens|webhooks?|me|export|import|stats|metrics)$/u;

/**
 * The entities that written calls address and nothing else describes, with what they hand in: "POST /orders, GET
 * /customers/{id}/orders" speaks of orders and customers, and of which belongs to which.
 */
export function calledModel({
  endpoints: written,
  entities,
  statements,
  language,
  source,
}: Pick<Understanding, 'endpoints' | 'entities' | 'statements' | 'language' | 'source'>): Pick<
  Model,
  'entities' | 'relations'
> {
  const names = new Map(entities.map(({ name }) => [keyOf(name), name]));
  const endpoints = [
    ...written,
    ...making(allEndpoints(written, statements, language, entities, speakersOf(source).size > 0)),
  ];
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
    // "GET /flags/{key}/evaluate" does something, too.
    const isAction = actionOf({ ...endpoint, method: 'POST' }) !== null;
    const segments = endpoint.path.split('/').filter((segment) => segment !== '');
    const things = segments
      .slice(0, isAction ? -1 : undefined)
      .filter(
        (segment, at) =>
          !isNamespace(segments, at) &&
          /^\p{L}[\p{L}\p{N}_-]*$/u.test(segment) &&
          // "POST /ingest" is done, and is no thing.
          ((!notKept.test(segment.toLowerCase()) &&
            (isNounWithPlural(segment) || !isDeed(segment.toLowerCase()))) ||
            addressed.has(segment.toLowerCase())),
      )
      .map((segment) => singularOf(segment.toLowerCase()).replaceAll('-', '_'));
    for (const thing of things) {
      const key = keyOf(thing);
      const described = names.get(key) ?? (language === 'en' ? undefined : knownOneOf(thing, names));
      if (described !== undefined) names.set(key, described);
      else {
        names.set(key, thing);
        found.set(thing, { name: thing, fields: keysOf(thing, segments), statements: [] });
      }
    }
    const last = things.at(-1) ?? '';
    const told = statements.filter(({ index }) => endpoint.statements.includes(index));
    const sentences = sentencesOf(endpoint, told, source.text);
    const name = names.get(keyOf(last));
    // A sample in JSON tells more of what is described, too.
    const sampled =
      name !== undefined &&
      ['POST', 'PUT'].includes(endpoint.method) &&
      sentences.some((one) => /\{\s?"/u.test(one))
        ? { name, fields: [], statements: [] }
        : undefined;
    const own = found.get(name ?? '') ?? sampled;
    if (own && !isAction) {
      const noted = notedCall(endpoint, source.text);
      const sent = [
        ...(noted.sent.length > 0 ? noted.sent : sentFields(endpoint, null, sentences)),
        ...keptOf([
          ...answeredFields(endpoint, sentences, last),
          // "-> status done|failed": values are of the thing, whatever else comes back.
          ...noted.answers.flatMap(({ fields }) => fields.filter(({ values }) => values.length > 0)),
        ]),
      ];
      const fields = [
        ...own.fields,
        ...sent.map((field) => (endpoint.isDerived ? { ...field, name: inWords(field.name) } : field)),
      ];
      // What is handed in may be read twice: behind the call, and behind a word for handing in.
      found.set(own.name, {
        ...own,
        fields: [...new Map(fields.toReversed().map((field) => [field.name, field])).values()].toReversed(),
      });
    }
    things.forEach((thing, at) => {
      const below = things[at + 1];
      const [from, to] = [names.get(keyOf(thing)), names.get(keyOf(below ?? ''))];
      if (from !== undefined && to !== undefined && from !== to)
        relations.push({
          from,
          to,
          cardinality: endpoint.isSole === true && at === things.length - 2 ? 'one-to-one' : 'one-to-many',
          statements: [],
        });
    });
  }
  return { entities: [...found.values()], relations };
}

/** "/admin/exports": a word in the singular before another word says where the call belongs, and names nothing that is kept. */
function isNamespace(segments: readonly string[], at: number): boolean {
  const [segment = '', next] = segments.slice(at);
  return next !== undefined && !/[{:<]/u.test(next) && !isDeed(next) && singularOf(segment) === segment;
}

/** What an answer tells of a thing, where it lists that: a single word behind "returns" is as often the answer itself. */
function keptOf(answered: Entity['fields']): Entity['fields'] {
  const kept = answered.filter(({ name }) => !/(?:^|_)(?:id|cursor|token|results?)$/iu.test(inWords(name)));
  const isTold = kept.length > 1 || kept.some(({ values }) => values.length > 0);
  return isTold && kept.every(({ name }) => isFieldName(inWords(name))) ? kept : [];
}

/** "/samples/{barcode}": what one is known by. */
function keysOf(thing: string, segments: readonly string[]): Entity['fields'] {
  const at = segments.findIndex((segment) => keyOf(segment) === keyOf(thing));
  const [, braced, marked] = /^(?:\{([^{}]+)\}|:([\w-]+))$/u.exec(segments[at + 1] ?? '') ?? [];
  const name = braced ?? marked;
  return name === undefined || /^(?:id|uuid)$|_id$|Id$/u.test(name)
    ? []
    : [
        {
          ...plainField(name),
          isUnique: !segments.slice(0, at).some((one) => /^[{:]/u.test(one)),
          isNullable: false,
        },
      ];
}

/** What sentences say is made by a call is kept, whether or not anything says what it has. */
function making(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints
    .filter(
      ({ method, isDerived, deed, phrase }) =>
        isDerived && method === 'POST' && deed === undefined && !signsIn.test(phrase ?? ''),
    )
    .map((endpoint) => ({
      ...endpoint,
      path: `/${endpoint.thing ?? endpoint.path.split('/').at(-1) ?? ''}`,
    }));
}

/** What somebody signs in with is kept by whoever knows them, and the session is none of the data told of. */
const signsIn = /(?<!\p{L})(?:sign|log)s? in (?:with|by|via|through|using) /iu;

interface Model {
  readonly entities: readonly Entity[];
  readonly relations: readonly Relation[];
}

function keyOf(name: string): string {
  return singularOf(name.toLowerCase()).replaceAll(/[-_]/gu, '');
}

import type { Source } from '../../read/source.ts';
import { baseOfParticiple } from '../clause/verbs.ts';
import type { Statement } from '../statement.ts';
import { actionOf } from './action.ts';
import { crudEndpoints } from './crud.ts';
import { derivedEndpoints } from './derived.ts';
import { toldElsewhere } from './elsewhere/told-elsewhere.ts';
import { callsIn, type Endpoint, isBelowOne, pathKey, type WrittenCall } from './endpoint.ts';
import type { Thing } from './holder.ts';
import { parameterOf, pluralOf, singularOf } from './nouns.ts';
import { toldEndpoints } from './told.ts';

/** The operations the input writes out as METHOD /path, each once, in order. */
export function writtenEndpoints(source: Source, statements: readonly Statement[]): Endpoint[] {
  const calls = callsIn(source.text);
  return unique(
    calls.map(({ index, ...call }) => ({
      ...call,
      path: withParameters(call.path, calls),
      ...(isReplacedWhole(call.path, calls) ? { isSole: true } : {}),
      statements: statements.filter((one) => one.start <= index && index < one.end).map((one) => one.index),
      isDerived: false,
      phrase: null,
    })),
  ).filter(({ method, path, statements: told }) => {
    const said = statements.filter(({ index }) => told.includes(index));
    return (
      said.length === 0 ||
      !said.every((one) => isRefused(one, `${method} ${path}`) || isReplaced(one, statements, source.text))
    );
  });
}

/** "No PUT /seals/{no} in the first version", and what was proposed and refused; a call named in brackets or behind the no is another one. */
function isRefused({ kind, text }: Statement, call: string): boolean {
  const isLeftOut = kind === 'nonGoal' && denial.test(text);
  if (!isLeftOut && !(kind === 'alternative' && refusal.test(text))) return false;
  const [refused = ''] = text.replace(/\([^()]*\)/gu, '').split(refusal);
  return refused.includes(call);
}

const denial =
  /(?<!\p{L})(?:no|not|never|without|nor|none|\p{L}+n['’]?t|out|later|kein\p{L}*|nicht|ohne|pas|sans|aucun\p{L}*|sin|ningun\p{L}*|non|senza|nessun\p{L}*|não|sem|nenhum\p{L}*|geen|niet|zonder|nie|bez|żadn\p{L}*)(?!\p{L})/iu;
const refusal = /: (?:hm+,? )?(?:no|nope|nah|not|never|rather|better)(?!\p{L})/iu;

/** "DELETE /bookings/{id}", and then "make it POST /bookings/{id}/cancel": what the next sentence puts another call in place of. */
function isReplaced({ index, block }: Statement, statements: readonly Statement[], text: string): boolean {
  const next = statements.find((one) => one.index === index + 1);
  return next?.block === block && replacing.test(text.slice(next.start, next.end));
}

const replacing =
  /(?:(?<!\p{L})make (?:it|that)|(?:^|[:.!?,] ?)(?:better|rather|instead)[,:]?|i['’]d (?:rather )?(?:use|prefer|take)) `?(?:GET|POST|PUT|PATCH|DELETE) \//iu;

/** "PUT /users/{id}/settings": what is replaced without a name of its own, and read at the same path, there is one of. */
function isReplacedWhole(path: string, calls: readonly WrittenCall[]): boolean {
  return isBelowOne(path) && calls.some((one) => one.method === 'PUT' && pathKey(one.path) === pathKey(path));
}

/** What keeps a thing apart from others: "4711", "shw_81", a UUID. */
const exampleKey = /^(?:\d+|[\p{L}]{1,6}[_-]\d[\p{L}\d]*|[\da-f]{8}-[\da-f-]{27})$/iu;

/** "/projects/web/flags" where another call has "/projects/{slug}/flags", "/contracts/4711/cards": the path of an example, with its parameters. */
function withParameters(path: string, calls: readonly WrittenCall[]): string {
  const segments = path.split('/');
  return segments
    .map((segment, at) => {
      if (at < 2 || segment === '' || /[{:<]/u.test(segment)) return segment;
      const known = calls
        .map((one) => one.path.split('/'))
        .find(
          (other) =>
            /^[{:<]/u.test(other[at] ?? '') &&
            other.slice(0, at).join('/') === segments.slice(0, at).join('/') &&
            (segments.length > at + 1 ? other[at + 1] === segments[at + 1] : exampleKey.test(segment)),
        )?.[at];
      if (known !== undefined) return known;
      const before = segments[at - 1] ?? '';
      const isCollection = pluralOf(singularOf(before)) === before;
      return isCollection && exampleKey.test(segment) ? `{${parameterOf(before)}}` : segment;
    })
    .join('/');
}

/** The written operations and those that demands describe without giving a path. `described` are known things; `isTalk` says that people talk. */
export function allEndpoints(
  written: readonly Endpoint[],
  statements: readonly Statement[],
  language: string,
  described: readonly Thing[] = [],
  isTalk = false,
): Endpoint[] {
  const names = described.map(({ name }) => name);
  const tellers = new Set(written.flatMap((endpoint) => endpoint.statements));
  const open = statements.filter((statement) => !tellers.has(statement.index));
  const prefix = prefixOf(written) || prefixSaid(statements);
  const things = [
    ...described,
    ...written.map(({ path }) => ({ name: singularOf(collectionOf(path)), fields: [] })),
  ];
  const isEnglish = language === 'en';
  const told = isEnglish ? toldEndpoints(open, prefix, things) : toldElsewhere(open, language, prefix, names);
  const isTold = new Set(told.flatMap((endpoint) => endpoint.statements));
  const noted = derivedEndpoints(
    open.filter(({ index, block }) => !isTold.has(index) && (!isEnglish || block.kind === 'listItem')),
    prefix,
    statements,
    isEnglish,
  );
  const within = (path: string) => belowItsOwner(path, written);
  const order = (one: Endpoint) => one.statements[0] ?? 0;
  const derived = [...told, ...noted]
    .toSorted((a, b) => order(a) - order(b))
    .map((endpoint) => ({ ...endpoint, path: within(endpoint.path) }))
    .filter(
      (endpoint) =>
        written.length < decisive ||
        written.some((one) => collectionOf(one.path) === collectionOf(endpoint.path)),
    )
    // Those who talk about calls write the ones they mean.
    .filter((endpoint) => !isTalk || written.length === 0 || writtenAction(endpoint, written) !== null);
  return unique([
    ...written,
    ...crudEndpoints(statements, prefix).map((endpoint) => ({
      ...endpoint,
      path: inStep(endpoint.path, written),
    })),
    ...derived.map(
      (endpoint) => writtenAction(endpoint, written) ?? { ...endpoint, path: inStep(endpoint.path, written) },
    ),
  ]);
}

/** "Orders can be cancelled until …" where "POST /orders/{id}/cancel" is written: the same operation. */
function writtenAction(derived: Endpoint, written: readonly Endpoint[]): Endpoint | null {
  const words = (derived.phrase?.toLowerCase().match(/\p{L}+/gu) ?? []).map(
    (word) => baseOfParticiple(word) ?? word,
  );
  const known = written.find((one) => {
    const action = actionOf(one);
    const isSame = collectionOf(one.path) === collectionOf(derived.path);
    return action !== null && words.includes(action) && (isSame || saysNoThing(derived));
  });
  return known ? { ...known, statements: derived.statements } : null;
}

/** "Cancel up to 24 hours before": a deed of which the words name no thing. */
function saysNoThing({ phrase, path }: Endpoint): boolean {
  const thing = singularOf(collectionOf(path)).replaceAll('-', ' ');
  return phrase !== null && !phrase.toLowerCase().includes(thing);
}

/** A derived path below the thing whose written path it goes on: "/deliveries/{deliveryId}" where "/endpoints/{id}/deliveries" is written. */
function belowItsOwner(path: string, written: readonly Endpoint[]): string {
  const own = collectionOf(path);
  if (written.some((one) => collectionOf(one.path) === own)) return path;
  const below = written.find((one) => one.path.split('/').indexOf(own) > 2)?.path;
  return below === undefined
    ? path
    : `${below.slice(0, below.indexOf(`/${own}`))}${path.slice(path.indexOf(`/${own}`))}`;
}

/** From so many written operations on, the input has named its resources. */
const decisive = 3;

/** A derived path with the parameters that written paths have behind the same collections. */
function inStep(path: string, written: readonly Endpoint[]): string {
  return path.replace(/([^/]+)\/(\{[^{}/]+\})/gu, (whole, segment: string) => {
    const known = written
      .map((one) => one.path.split('/'))
      .map((segments) => segments[segments.indexOf(segment) + 1] ?? '')
      .find((next) => /^(?:\{[^{}]+\}|:[\w-]+|<[^<>]+>)$/u.test(next));
    return known === undefined ? whole : `${segment}/${known}`;
  });
}

function collectionOf(path: string): string {
  return path.replace(/^(?:\/api)?(?:\/v\d{1,3})?\//u, '').split('/')[0] ?? '';
}

/** "/api/v1" of the first written path, so that derived paths stand beside it. */
function prefixOf(written: readonly Endpoint[]): string {
  const [first] = written;
  return /^(?:\/api)?(?:\/v\d{1,3})?(?=\/)/u.exec(first?.path ?? '')?.[0] ?? '';
}

/** "/v1" where a sentence says that the path has it. */
function prefixSaid(statements: readonly Statement[]): string {
  for (const { text } of statements) {
    const version =
      /(?<![\p{L}\p{N}])(v\d{1,2})(?= (?:is |goes |stands )?(?:in|as part of) the (?:path|url))|(?<=version\p{L}{0,4} (?:is |goes )?in the (?:path|url)[,:]? \(?`?\/?)(v\d{1,2})(?![\p{L}\p{N}])/iu.exec(
        text,
      )?.[0];
    if (version) return `/${version.toLowerCase()}`;
    const base =
      /(?<!\p{L})base (?:path|url)(?: is|:)? `?(?:https?:\/\/[^\s/]{1,80})?(\/[\w./-]{1,40}?)`?(?=[\s,;.]|$)/iu.exec(
        text,
      )?.[1];
    if (base) return base.replace(/\/$/u, '');
  }
  return '';
}

function unique(endpoints: readonly Endpoint[]): Endpoint[] {
  const seen = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const key = `${endpoint.method} ${pathKey(endpoint.path)}`;
    const known = seen.get(key);
    seen.set(
      key,
      known
        ? {
            ...known,
            ...(known.about === undefined && endpoint.about !== undefined ? { about: endpoint.about } : {}),
            query: [...new Set([...known.query, ...endpoint.query])],
            phrase: [known.phrase, endpoint.phrase].filter((one) => one !== null).join('; ') || null,
            statements: [...new Set([...known.statements, ...endpoint.statements])],
          }
        : endpoint,
    );
  }
  return [...seen.values()];
}

import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import { pathParameters } from '../../understand/api/endpoint.ts';
import { pluralOf, segmentOf, singularOf } from '../../understand/api/nouns.ts';
import type { Draft } from '../draft.ts';

const method = '(?:GET|POST|PUT|PATCH|DELETE)';
const path = '`?/[^\\s`",;]{0,200}`?';
const and = '(?:\\s?,\\s?(?:and\\s)?|\\s(?:and|und|et|y|&|\\+)\\s|/)';
const ofPath = new RegExp(
  `^(?<methods>\`?${method}\`?(?:${and}\`?${method}\`?)*)(?: endpoints?| routes?| operations?)?(?: for| on| to| of)? (?<path>${path})`,
  'iu',
);
const ofResource = new RegExp(
  `^(?<methods>\`?${method}\`?(?:${and}\`?${method}\`?)*)(?: (?:endpoints?|routes?|operations?|calls?))? (?:for|on|of) (?:the |an? |single |one |existing |all )*(?<resource>[\\p{L}-]{3,40})`,
  'u',
);

/** Calls that words begin with, and the words behind them. */
interface NamedCalls {
  readonly calls: readonly Endpoint[];
  readonly rest: string;
}

/**
 * The operations that words begin with: "GET and DELETE for /rooms/{id}", "GET /bookings, PATCH /bookings/{id}",
 * "a DELETE endpoint for bookings", "PATCH for bookings", whose path is that of the other operations of the draft. Null where they name none.
 */
export function namedCalls(draft: Draft, words: string): NamedCalls | null {
  const calls: Endpoint[] = [];
  let rest = words.trim();
  for (let next = oneGroup(draft, rest); next; next = oneGroup(draft, rest)) {
    calls.push(...next.calls);
    rest = next.rest;
    const glue = new RegExp(`^${and}(?=\`?${method})`, 'iu').exec(rest)?.[0];
    if (glue === undefined) break;
    rest = rest.slice(glue.length);
  }
  return calls.length === 0 ? null : { calls, rest: rest.trim() };
}

function oneGroup(draft: Draft, words: string): NamedCalls | null {
  const placed = ofPath.exec(words);
  if (placed?.groups) {
    const { methods = '', path: written = '' } = placed.groups;
    const bare = written.replaceAll('`', '').replace(/[.:]+$/u, '');
    const taken = placed[0].length - (written.length - written.replace(/[.:]+$/u, '').length);
    return { calls: callsOf(methods, () => bare), rest: words.slice(taken) };
  }
  const named = ofResource.exec(words);
  const { methods = '', resource = '' } = named?.groups ?? {};
  const base = named ? pathOf(draft, resource) : null;
  return named && base !== null
    ? {
        calls: callsOf(methods, (one) => (one === 'POST' ? base.all : base.one)),
        rest: words.slice(named[0].length),
      }
    : null;
}

function callsOf(methods: string, pathFor: (method: string) => string): Endpoint[] {
  const names = methods.toUpperCase().match(new RegExp(method, 'gu')) ?? [];
  return names.flatMap((name) => endpointsIn(`${name} ${pathFor(name)}`));
}

/** The path of a resource and that of one of its kind, as the draft writes them. */
function pathOf(draft: Draft, resource: string): { all: string; one: string } | null {
  const segment = segmentOf(pluralOf(singularOf(resource.toLowerCase())));
  const paths = endpointsIn(draft.text).map((one) => one.path);
  const all = paths.find((one) => one.endsWith(`/${segment}`)) ?? parentOf(paths, segment);
  if (all === undefined) return null;
  const single = paths.find(
    (one) => one.startsWith(`${all}/`) && pathParameters(one.slice(all.length)).length === 1,
  );
  const parameter = single === undefined ? '{id}' : (single.slice(all.length + 1).split('/')[0] ?? '{id}');
  return { all, one: `${all}/${parameter}` };
}

function parentOf(paths: readonly string[], segment: string): string | undefined {
  const deeper = paths.find((one) => one.includes(`/${segment}/`));
  return deeper?.slice(0, deeper.indexOf(`/${segment}/`) + segment.length + 1);
}

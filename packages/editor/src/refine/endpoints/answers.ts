import { refusalName } from '../../compose/api/openapi.ts';
import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import type { Draft } from '../draft.ts';
import { changedFragment, type Fragment } from '../editing/api-fragment.ts';
import { lineBreakOf, type Splice } from '../editing/splice.ts';
import { answersOf, type OperationPlace } from './operations.ts';

/** An answer that an operation is to have; `replaces` is the status whose place it takes. */
export interface WishedAnswer {
  readonly operation: OperationPlace;
  readonly status: string;
  readonly meaning: string;
  readonly replaces?: string;
}

/**
 * The splices that give operations answers: their rows in the order of statuses, and their answers in the OpenAPI fragment. An
 * answer that is there takes the meaning. Null where an operation has no table of answers.
 */
export function withAnswers(draft: Draft, wished: readonly WishedAnswer[]): Splice[] | null {
  const rows = wished.map((wish) => rowSplices(draft, wish));
  if (rows.some((one) => one.length === 0)) return null;
  const fragment = changedFragment(draft, (old) =>
    withoutUnused(
      old,
      wished.reduce((now, wish) => withFragmentAnswer(now, wish, wished), old),
    ),
  );
  return [...rows.flat(), ...fragment];
}

function rowSplices(draft: Draft, { operation, status, meaning, replaces = status }: WishedAnswer): Splice[] {
  const rows = answersOf(draft, operation);
  const words = meaning.replaceAll('|', '\\|');
  const own = rows.find((row) => row.status === replaces);
  const newline = lineBreakOf(draft.text);
  if (own && own.status === status) return [{ ...own.meaning, text: words }];
  const fresh = `| ${status} | ${words} |`;
  const before = rows.findLast((row) => Number(row.status) < Number(status) && row !== own);
  const [first] = rows;
  if (!first) return [];
  const place = before
    ? { start: before.unit.end, end: before.unit.end, text: newline + fresh }
    : { start: first.unit.start, end: first.unit.start, text: fresh + newline };
  if (!own) return [place];
  const isInPlace = before === undefined ? own === first : rows[rows.indexOf(before) + 1] === own;
  if (isInPlace) return [{ start: own.unit.start, end: own.unit.end, text: fresh }];
  return [{ start: own.unit.start, end: own.unit.end + newline.length, text: '' }, place];
}

type Json = Readonly<Record<string, unknown>>;

/** A fragment with an answer: as the operations share it, or spelled out where they do not. */
function withFragmentAnswer(
  fragment: Fragment,
  { operation, status, meaning, replaces = status }: WishedAnswer,
  wished: readonly WishedAnswer[],
): Fragment {
  const name = refusalName(Number(status));
  const link = { $ref: `#/components/responses/${name}` };
  const calls = Object.entries(fragment.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call: call as Json })),
  );
  const own = calls.find((one) => isCall(operation.endpoint, one));
  if (!own) return fragment;
  const responses = own.call['responses'] as Json | undefined;
  const shared = fragment.components?.responses ?? {};
  const users = calls.filter(
    ({ call }) =>
      JSON.stringify((call['responses'] as Json | undefined)?.[status] ?? null) === JSON.stringify(link),
  );
  const isOfAll = users.every((one) =>
    wished.some((wish) => wish.meaning === meaning && isCall(wish.operation.endpoint, one)),
  );
  const isRefusal = Number(status) >= 400;
  const model = (shared[name] ?? Object.values(shared)[0] ?? {}) as Json;
  const spelled = { ...model, description: meaning };
  const isShared = isRefusal && Object.keys(shared).length > 0 && isOfAll;
  const old = responses?.[replaces] as Json | undefined;
  const answer = isRefusal ? (isShared ? link : spelled) : { ...old, description: meaning };
  const kept = Object.fromEntries(Object.entries(responses ?? {}).filter(([one]) => one !== replaces));
  const call = { ...own.call, responses: { ...kept, [status]: answer } };
  const methods = { ...fragment.paths?.[own.path], [own.method]: call };
  return {
    ...fragment,
    paths: { ...fragment.paths, [own.path]: methods },
    ...(isShared
      ? { components: { ...fragment.components, responses: { ...shared, [name]: spelled } } }
      : {}),
  };
}

function isCall(endpoint: Endpoint, { path, method }: { path: string; method: string }): boolean {
  return endpointsIn(`${method.toUpperCase()} ${path}`)[0]?.key === endpoint.key;
}

/** A fragment without the shared answers that it used before and does not use any more. */
function withoutUnused(before: Fragment, now: Fragment): Fragment {
  const uses = ({ paths }: Fragment, name: string) =>
    JSON.stringify(paths).includes(`"#/components/responses/${name}"`);
  const shared = Object.entries(now.components?.responses ?? {});
  const kept = shared.filter(([name]) => uses(now, name) || !uses(before, name));
  return kept.length === shared.length
    ? now
    : { ...now, components: { ...now.components, responses: Object.fromEntries(kept) } };
}

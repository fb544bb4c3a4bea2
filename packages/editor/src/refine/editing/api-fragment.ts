import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { operationId } from '../../compose/api/openapi.ts';
import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import { isJsonObject, type JsonObject, withoutKey } from '../../document/json-object.ts';
import { endOf, startOf } from '../../document/outline.ts';
import { pathParameters } from '../../understand/api/endpoint.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from './splice.ts';

/** An OpenAPI document as far as it is changed here. */
export interface Fragment {
  readonly openapi?: string;
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: {
    readonly responses?: Readonly<Record<string, unknown>>;
    readonly schemas?: Readonly<Record<string, unknown>>;
  };
}

/** What the composer wrote of an operation, and the answers that it refers to. */
interface Written {
  readonly operation: Readonly<Record<string, unknown>>;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The splices that add an operation to the OpenAPI fragment of a draft; none where it has no such fragment. */
export function withFragmentOperation(
  draft: Draft,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  does: string,
  written: Written | null,
): Splice[] {
  return changedFragment(draft, (fragment) => {
    const operation =
      written && 'responses' in written.operation ? written.operation : sketched(method, path, does);
    const own = { ...fragment.paths?.[path], [method.toLowerCase()]: operation };
    const paths = { ...fragment.paths, [path]: own };
    return { ...fragment, paths, ...withAnswers(fragment, operation, written?.responses ?? {}) };
  });
}

/** An operation of which only its path and its purpose are known. */
function sketched(method: string, path: string, does: string): Readonly<Record<string, unknown>> {
  const parameters = pathParameters(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: operationId(method, path),
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: { default: { description: does } },
  };
}

/** The answers that an operation refers to and the fragment does not have yet. */
function withAnswers(
  { components = {} }: Fragment,
  operation: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>>,
): Pick<Fragment, 'components'> {
  const known = components.responses ?? {};
  const fresh = Object.entries(answers).filter(
    ([name]) => !(name in known) && JSON.stringify(operation).includes(`#/components/responses/${name}"`),
  );
  return fresh.length === 0
    ? {}
    : { components: { ...components, responses: { ...known, ...Object.fromEntries(fresh) } } };
}

/** The splices that take an operation, or all of a method, out of the OpenAPI fragment of a draft. */
export function withoutFragmentOperation(draft: Draft, method: string, path: string | undefined): Splice[] {
  return changedFragment(draft, (fragment) => {
    const kept = Object.entries(fragment.paths ?? {}).map(([one, operations]) => {
      const isMeant = path === undefined || path === one;
      const left = Object.entries(operations).filter(([name]) => !isMeant || name !== method.toLowerCase());
      return [one, Object.fromEntries(left)] as const;
    });
    return {
      ...fragment,
      paths: Object.fromEntries(kept.filter(([, operations]) => Object.keys(operations).length > 0)),
    };
  });
}

/** The splices that give an operation of the OpenAPI fragment another method or path. */
export function movedFragmentOperation(
  draft: Draft,
  old: Pick<Endpoint, 'method' | 'path'>,
  fresh: Pick<Endpoint, 'method' | 'path'>,
): Splice[] {
  return changedFragment(draft, (fragment) => {
    const operation = fragment.paths?.[old.path]?.[old.method.toLowerCase()];
    if (typeof operation !== 'object' || operation === null) return fragment;
    const moved = { ...operation, operationId: operationId(fresh.method, fresh.path) };
    const paths = Object.entries(fragment.paths ?? {}).map(([path, calls]) => [
      path,
      path === old.path ? withoutKey(calls, old.method.toLowerCase()) : calls,
    ]);
    const rest = Object.fromEntries(paths) as NonNullable<Fragment['paths']>;
    const own = { ...rest[fresh.path], [fresh.method.toLowerCase()]: moved };
    const all = Object.entries({ ...rest, [fresh.path]: own });
    return {
      ...fragment,
      paths: Object.fromEntries(all.filter(([, calls]) => Object.keys(calls).length > 0)),
    };
  });
}

/** The splices that change one operation of the OpenAPI fragment of a draft. */
export function changedOperation(
  draft: Draft,
  { key }: Endpoint,
  change: (operation: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Splice[] {
  return changedFragment(draft, (fragment) => {
    const paths = Object.entries(fragment.paths ?? {}).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          endpointsIn(`${method.toUpperCase()} ${path}`)[0]?.key === key
            ? change(operation as Readonly<Record<string, unknown>>)
            : operation,
        ]),
      ),
    ]);
    return { ...fragment, paths: Object.fromEntries(paths) as NonNullable<Fragment['paths']> };
  });
}

/** A fragment is only written anew where it is written as we write it: then all else in it stays as it was. */
export function changedFragment(draft: Draft, change: (fragment: Fragment) => Fragment): Splice[] {
  const splices: Splice[] = [];
  visit(draft.outline.tree, 'code', (node: Code) => {
    const fragment = readFragment(node.value);
    if (!fragment) return;
    const raw = draft.text.slice(startOf(node), endOf(node));
    const at = raw.indexOf(node.value);
    if (at < 0) return;
    const start = startOf(node) + at;
    const text = JSON.stringify(change(fragment), null, 2);
    if (text !== node.value) splices.push({ start, end: start + node.value.length, text });
  });
  return splices;
}

/** The properties that the OpenAPI fragment gives a resource; none where it describes no such one. */
export function propertiesIn(draft: Draft, schema: string): JsonObject {
  let found: JsonObject = {};
  visit(draft.outline.tree, 'code', (node: Code) => {
    const own = readFragment(node.value)?.components?.schemas?.[schema];
    if (isJsonObject(own) && isJsonObject(own['properties'])) found = own['properties'];
  });
  return found;
}

function readFragment(code: string): Fragment | null {
  try {
    const fragment = JSON.parse(code) as Fragment;
    const isOurs = JSON.stringify(fragment, null, 2) === code;
    return typeof fragment.openapi === 'string' && typeof fragment.paths === 'object' && isOurs
      ? fragment
      : null;
  } catch {
    return null;
  }
}

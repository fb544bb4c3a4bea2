import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { operationId } from '../compose/api/openapi.ts';
import { endOf, startOf } from '../document/outline.ts';
import { pathParameters } from '../understand/api/endpoint.ts';
import type { Draft } from './draft.ts';
import type { Splice } from './splice.ts';

/** An OpenAPI document as far as it is changed here. */
export interface Fragment {
  readonly openapi?: string;
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: unknown;
}

/** The splices that add an operation to the OpenAPI fragment of a draft; none where it has no such fragment. */
export function withFragmentOperation(draft: Draft, method: string, path: string, does: string): Splice[] {
  return changedFragment(draft, (fragment) => {
    const names = pathParameters(path);
    const parameters = names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const operation = {
      operationId: operationId(method, path),
      ...(parameters.length > 0 ? { parameters } : {}),
      responses: { default: { description: does } },
    };
    const own = { ...fragment.paths?.[path], [method.toLowerCase()]: operation };
    return { ...fragment, paths: { ...fragment.paths, [path]: own } };
  });
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

import { endpointsIn } from '../../document/endpoints.ts';
import type { Draft } from '../draft.ts';
import { changedFragment, type Fragment } from '../editing/api-fragment.ts';
import { type Splice, wholeLines } from '../editing/splice.ts';
import { answersOf, type OperationPlace } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

/** An answer that an operation is to lose. */
interface GoneAnswer {
  readonly operation: OperationPlace;
  readonly status: string;
}

/** The splices that take answers out of operations: their rows, and the OpenAPI fragment with what nothing refers to then. */
export function withoutAnswers(draft: Draft, gone: readonly GoneAnswer[]): Splice[] {
  const rows = gone.flatMap(({ operation, status }) =>
    answersOf(draft, operation)
      .filter((row) => row.status === status)
      .map(({ unit }) => wholeLines(draft.text, unit.start, unit.end)),
  );
  const isGone = (key: string | undefined, status: string) =>
    gone.some((one) => one.operation.endpoint.key === key && one.status === status);
  const fragment = changedFragment(draft, (old): Fragment => {
    const paths = mapped(old.paths ?? {}, (calls, path) =>
      mapped(calls as Json, (call, method) => {
        const key = endpointsIn(`${method.toUpperCase()} ${path}`)[0]?.key;
        const responses = (call as Json)['responses'] as Json | undefined;
        if (!responses) return call;
        const kept = Object.entries(responses).filter(([status]) => !isGone(key, status));
        return { ...(call as Json), responses: Object.fromEntries(kept) };
      }),
    ) as NonNullable<Fragment['paths']>;
    const shared = Object.entries(old.components?.responses ?? {});
    const isUsed = (name: string) => JSON.stringify(paths).includes(`"#/components/responses/${name}"`);
    const wasUsed = (name: string) => JSON.stringify(old.paths).includes(`"#/components/responses/${name}"`);
    const left = shared.filter(([name]) => isUsed(name) || !wasUsed(name));
    return left.length === shared.length
      ? { ...old, paths }
      : { ...old, paths, components: { ...old.components, responses: Object.fromEntries(left) } };
  });
  return [...rows, ...fragment];
}

function mapped(value: Json, change: (member: unknown, key: string) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member, key)]));
}

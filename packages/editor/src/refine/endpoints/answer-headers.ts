import { endpointsIn } from '../../document/endpoints.ts';
import type { Draft } from '../draft.ts';
import { changedFragment, type Fragment } from '../editing/api-fragment.ts';
import type { Splice } from '../editing/splice.ts';
import { answersOf, type OperationPlace } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

/** The splices that give an answer of operations a header: a sentence in its row, and the OpenAPI fragment. */
export function withAnswerHeader(
  draft: Draft,
  operations: readonly OperationPlace[],
  status: string,
  header: string,
): Splice[] {
  const rows = operations.flatMap((operation) =>
    answersOf(draft, operation)
      .filter(
        (row) =>
          row.status === status && !draft.text.slice(row.meaning.start, row.meaning.end).includes(header),
      )
      .map(({ meaning }) => ({ start: meaning.end, end: meaning.end, text: ` Header: \`${header}\`.` })),
  );
  const keys = new Set(operations.map(({ endpoint }) => endpoint.key));
  const fragment = changedFragment(draft, (old): Fragment => {
    const named = { [header]: { schema: { type: 'string' } } };
    const withHeader = (answer: Json): Json => {
      const { description, headers, ...rest } = answer;
      return { description, headers: { ...(headers as Json | undefined), ...named }, ...rest };
    };
    const shared = new Set<string>();
    const paths = Object.entries(old.paths ?? {}).map(([path, calls]) => [
      path,
      Object.fromEntries(
        Object.entries(calls).map(([method, call]) => {
          const responses = (call as Json)['responses'] as Json | undefined;
          const answer = responses?.[status] as Json | undefined;
          const key = endpointsIn(`${method.toUpperCase()} ${path}`)[0]?.key;
          if (!answer || key === undefined || !keys.has(key)) return [method, call];
          const link = /^#\/components\/responses\/(.+)$/u.exec(String(answer['$ref'] ?? ''))?.[1];
          if (link !== undefined) shared.add(link);
          return link === undefined
            ? [method, { ...(call as Json), responses: { ...responses, [status]: withHeader(answer) } }]
            : [method, call];
        }),
      ),
    ]);
    const responses = Object.entries(old.components?.responses ?? {}).map(([name, answer]) => [
      name,
      shared.has(name) ? withHeader(answer as Json) : answer,
    ]);
    return {
      ...old,
      paths: Object.fromEntries(paths) as NonNullable<Fragment['paths']>,
      ...(shared.size > 0
        ? { components: { ...old.components, responses: Object.fromEntries(responses) } }
        : {}),
    };
  });
  return [...rows, ...fragment];
}

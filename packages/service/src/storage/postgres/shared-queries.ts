import type { CompiledQuery } from 'kysely';
import type { Statement } from '../statement.ts';
import type { Database } from '../storage.ts';
import type { Rows } from '../waiting.ts';
import { isOneOfMany, type Many, type OneOfMany } from './many.ts';

/** A transaction, as those who ask for it see it. */
interface Asking {
  readonly statements: readonly Statement[];
}

/** Whoever asked for a query, by the place of the transaction in its group and of the statement in the transaction. */
interface Asker {
  readonly of: number;
  readonly at: number;
  readonly answerFrom: (rows: Rows) => Rows;
}

export interface SharedQuery {
  readonly query: CompiledQuery;
  readonly askers: readonly Asker[];
}

/**
 * The queries of a group of transactions: first those of the first statements of each, then those of the second, and so on. Of these, all
 * that one query can serve are one.
 */
export function sharedQueries(db: Database, group: readonly Asking[]): SharedQuery[] {
  const most = Math.max(...group.map(({ statements }) => statements.length));
  return Array.from({ length: most }, (_, at) => queriesOfPlace(db, group, at)).flat();
}

function queriesOfPlace(db: Database, group: readonly Asking[], at: number): SharedQuery[] {
  const alone: SharedQuery[] = [];
  const sharing = new Map<Many, { readonly of: number; readonly asked: OneOfMany }[]>();
  for (const [of, { statements }] of group.entries()) {
    const asked = statements[at];
    if (asked === undefined) continue;
    if (isOneOfMany(asked)) {
      const others = sharing.get(asked.many) ?? [];
      sharing.set(asked.many, [...others, { of, asked }]);
    } else {
      alone.push({ query: asked(db), askers: [{ of, at, answerFrom: (rows) => rows }] });
    }
  }
  const shared = sharing.entries().map(([many, all]) => ({
    query: many.query(
      db,
      all.map(({ asked }) => asked.row),
    ),
    askers: all.map(({ of, asked }) => ({
      of,
      at,
      answerFrom: (rows: Rows) => many.answerFor(asked.row, rows),
    })),
  }));
  return [...alone, ...shared];
}

/** The rows of each statement of each transaction, given those of each query. */
export function sharedAnswers(
  group: readonly Asking[],
  queries: readonly SharedQuery[],
  rows: readonly Rows[],
): readonly (readonly Rows[])[] {
  const answers = group.map(({ statements }): Rows[] => statements.map(() => []));
  for (const [index, { askers }] of queries.entries()) {
    for (const { of, at, answerFrom } of askers) {
      const own = answers[of];
      if (own !== undefined) own[at] = answerFrom(rows[index] ?? []);
    }
  }
  return answers;
}

/**
 * Takes from those that wait the first that can be one group, in their order.
 *
 * @param most of them
 */
export function takeGroup<One extends Asking>(waiting: One[], most: number): One[] {
  const taken = new Set<string>();
  const group: One[] = [];
  const left: One[] = [];
  for (const one of waiting) {
    const names = one.statements.flatMap((asked) =>
      isOneOfMany(asked) ? (asked.many.apart(asked.row) ?? []) : [],
    );
    if (group.length === most || names.some((name) => taken.has(name))) {
      left.push(one);
      continue;
    }
    for (const name of names) taken.add(name);
    group.push(one);
  }
  waiting.splice(0, waiting.length, ...left);
  return group;
}

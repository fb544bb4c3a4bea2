import type { CompiledQuery } from 'kysely';

export type Rows = readonly unknown[];

/** A transaction that waits to be carried out, with others that were asked for at the same time. */
export interface Waiting {
  readonly queries: readonly CompiledQuery[];
  /** Whether it need not be on the disk to be over. */
  readonly fleeting: boolean;
  readonly over: PromiseWithResolvers<readonly Rows[]>;
}

interface Answer<To> {
  readonly to: To;
  readonly rows: readonly Rows[];
}

/** What of the rows of all queries of a group belongs to which transaction. */
export function answersOf<To extends { readonly queries: readonly unknown[] }>(
  group: readonly To[],
  rows: readonly Rows[],
): Answer<To>[] {
  let end = 0;
  return group.map((to) => {
    const start = end;
    end += to.queries.length;
    return { to, rows: rows.slice(start, end) };
  });
}

import type { KyselyConfig } from 'kysely';
import { isWhole } from './sqlite/whole.ts';
import type { ObserveQuery } from './storage.ts';

/** Has every query told when it is over, by what it was and how long it took; what it asked for stays here. */
export function queryLog(observe: ObserveQuery | undefined): Pick<KyselyConfig, 'log'> {
  if (observe === undefined) return {};
  return {
    log: ({ level, query, queryDurationMillis }) =>
      observe({
        kind: isWhole(query) ? 'TRANSACTION' : (VERBS[query.query.kind] ?? 'OTHER'),
        seconds: queryDurationMillis / 1_000,
        failed: level === 'error',
      }),
  };
}

const VERBS: Readonly<Record<string, string>> = {
  SelectQueryNode: 'SELECT',
  InsertQueryNode: 'INSERT',
  UpdateQueryNode: 'UPDATE',
  DeleteQueryNode: 'DELETE',
};

import type { Compilable, CompiledQuery } from 'kysely';
import { createQueryId } from 'kysely';
import { keepPrepared } from './prepared-names.ts';
import type { Database } from './storage.ts';

/** A query with its values, ready for whichever database it is put to. */
export type Statement<Row = unknown> = (db: Database) => CompiledQuery<Row>;

type Value = string | number | null;

/** Begins what stands for a value while a query is built; no value of ours begins with it. */
const PLACE = '\0value:';

/**
 * A query that is written once as SQL and then only filled with values, for what every request asks. Building a query takes
 * longer than SQLite takes to answer it, and PostgreSQL takes longer to read and plan it than to carry it out: it keeps what it made of it.
 *
 * @param build makes the query; it is called once a dialect, with values that only stand for the real ones, so it must not
 * look at them
 */
export function statement<Values extends Readonly<Record<keyof Values, Value>>, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (values: Values) => Statement<Row> {
  const written = new WeakMap<object, CompiledQuery<Row>>();
  const writtenFor = (db: Database): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor();
    const known = written.get(adapter);
    if (known !== undefined) return known;
    const query = build(db, places<Values>()).compile();
    written.set(adapter, query);
    keepPrepared(query.sql);
    return query;
  };
  return (values) => (db) => {
    const query = writtenFor(db);
    const filled: Readonly<Record<string, Value>> = values;
    const parameters = query.parameters.map((value) =>
      typeof value === 'string' && value.startsWith(PLACE) ? filled[value.slice(PLACE.length)] : value,
    );
    return { ...query, parameters, queryId: createQueryId() };
  };
}

/** Gives for every name what stands for its value. */
function places<Values extends object>(): Values {
  return new Proxy({} as Values, { get: (_, name) => `${PLACE}${String(name)}` });
}

/** Puts a statement to a database, or to a transaction of it. */
export async function ask<Row>(db: Database, asked: Statement<Row>): Promise<Row[]> {
  return (await db.executeQuery(asked(db))).rows;
}

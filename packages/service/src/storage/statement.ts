import type { Compilable, CompiledQuery } from 'kysely';
import { createQueryId } from 'kysely';
import { keepPrepared } from './prepared-names.ts';
import { readAtOnce } from './sqlite/direct-reads.ts';
import type { Database } from './storage.ts';

/** A query with its values, ready for whichever database it is put to. */
export type Statement<Row = unknown> = (db: Database) => CompiledQuery<Row>;

type Value = string | number | null | Buffer;

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
  const writtenByAdapter = new WeakMap<object, Written<Row>>();
  const writtenFor = (db: Database): Written<Row> => {
    const { adapter } = db.getExecutor();
    const known = writtenByAdapter.get(adapter);
    if (known !== undefined) return known;
    const query = build(db, places<Values>()).compile();
    const written = { query, names: query.parameters.map(nameOf) };
    writtenByAdapter.set(adapter, written);
    keepPrepared(query.sql);
    return written;
  };
  return (values) => (db) => {
    const { query, names } = writtenFor(db);
    const filled: Readonly<Record<string, Value>> = values;
    const parameters = names.map((name, at) => (name === null ? query.parameters[at] : filled[name]));
    return { ...query, parameters, queryId: createQueryId() };
  };
}

/** A query, and of each of its parameters the name of the value that it stands for; null for one that is the value. */
interface Written<Row> {
  readonly query: CompiledQuery<Row>;
  readonly names: readonly (string | null)[];
}

function nameOf(parameter: unknown): string | null {
  return typeof parameter === 'string' && parameter.startsWith(PLACE) ? parameter.slice(PLACE.length) : null;
}

/** Gives for every name what stands for its value. */
function places<Values extends object>(): Values {
  return new Proxy({} as Values, { get: (_, name) => `${PLACE}${String(name)}` });
}

/** Puts a statement to a database, or to a transaction of it. */
export async function ask<Row>(db: Database, asked: Statement<Row>): Promise<readonly Row[]> {
  const query = asked(db);
  const rows = readAtOnce(db.getExecutor(), query) as readonly Row[] | null;
  return rows ?? (await db.executeQuery(query)).rows;
}

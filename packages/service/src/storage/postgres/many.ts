import { type Compilable, type CompiledQuery, type QueryCreator, sql } from 'kysely';
import { type Statement, statement } from '../statement.ts';
import type { Database } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { arrayOf, type Kind } from './arrays.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** A database with the rows that a statement was given as a table; `position` counts them in the order in which they were asked for. */
type WithGiven<Asked> = QueryCreator<Tables & { readonly given: Asked & { readonly position: number } }>;

interface Options<Asked> {
  /** The column that tells whose row is whose, of the rows that come back. Default: none does, and nobody is given any. */
  readonly answeredBy?: keyof Asked & string;
  /** The columns by which a row is another's; two such rows are never of one query. Default: any two can be. */
  readonly apartBy?: readonly (keyof Asked & string)[];
}

/** A statement for one row, which several rows can share. */
export interface OneOfMany<Answer = unknown> extends Statement<Answer> {
  readonly many: Many;
  readonly row: Row;
}

export interface Many {
  /** One query for all rows. */
  readonly query: (db: Database, rows: readonly Row[]) => CompiledQuery;
  /** The rows that come back for one that went in. */
  readonly answerFor: (row: Row, answers: readonly unknown[]) => readonly unknown[];
  /** The same for rows that must not share a query; undefined for one that can share any. */
  readonly apart: (row: Row) => string | undefined;
}

/**
 * A statement that PostgreSQL carries out for all rows which transactions of one group ask it for: most of what a statement of a row
 * costs, it costs once. It gets each column as an array.
 *
 * @param build makes the query; it is called once
 */
export function manyStatement<
  Asked extends Readonly<Record<keyof Asked, string | number | null>>,
  Answer = unknown,
>(
  columns: Readonly<Record<keyof Asked & string, Kind>>,
  build: (db: WithGiven<Asked>) => Compilable<Answer>,
  { answeredBy, apartBy }: Options<Asked> = {},
): (row: Asked) => OneOfMany<Answer> {
  const named: readonly (readonly [string, Kind])[] = Object.entries(columns);
  const filled = statement((db, arrays: Readonly<Record<string, Buffer>>) => {
    // Within a select an array has no length that the server could plan for, so that one plan is made and kept.
    const values = named.map(([name, kind]) => sql`(select cast(${arrays[name]} as ${sql.raw(kind)}[]))`);
    const names = [...named.map(([name]) => name), 'position'].map((name) => sql.ref(name));
    const rows = sql<Asked & { readonly position: number }>`(
      select * from unnest(${sql.join(values)}) with ordinality as rows(${sql.join(names)}))`;
    return build(db.with('given', () => rows) as unknown as WithGiven<Asked>);
  });
  const many: Many = {
    query: (db, rows) =>
      filled(
        Object.fromEntries(
          named.map(([name, kind]) => [
            name,
            arrayOf(
              kind,
              rows.map((row) => row[name] ?? null),
            ),
          ]),
        ),
      )(db),
    answerFor: (row, answers) =>
      answeredBy === undefined
        ? []
        : answers.filter((answer) => (answer as Row)[answeredBy] === row[answeredBy]),
    apart: (row) => (apartBy === undefined ? undefined : JSON.stringify(apartBy.map((name) => row[name]))),
  };
  return (row) => Object.assign((db: Database) => many.query(db, [row]), { many, row: { ...row } });
}

/** Whether a statement can share its query with others. */
export function isOneOfMany(asked: Statement): asked is OneOfMany {
  return 'many' in asked;
}

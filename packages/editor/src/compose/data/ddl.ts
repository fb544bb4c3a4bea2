import { elementOf } from '../../understand/entities/entity.ts';
import type { Column, Table } from './column.ts';

const reserved = new Set(
  'all and any as asc between by case check column constraint create cross default desc distinct do else end except false for foreign from full grant group having in index inner insert into is join key left like limit natural not null offset on or order outer primary references right select session_user some table then to true union unique update user using values when where window with'.split(
    ' ',
  ),
);
const sqlType =
  /^(?:uuid|text|varchar|char|citext|character varying|int|integer|int4|int8|bigint|smallint|serial|bigserial|numeric|decimal|money|float|float8|real|double precision|boolean|bool|date|time|timestamp|timestamptz|timestamp with time zone|interval|json|jsonb|bytea|blob|inet)(?:\s?\([\d, ]{1,12}\))?(?:\[\])?$/iu;
const aliases: Readonly<Record<string, string>> = {
  string: 'text',
  str: 'text',
  number: 'numeric',
  double: 'double precision',
  datetime: 'timestamp',
  datetime2: 'timestamp',
  object: 'json',
  url: 'text',
  email: 'text',
  id: 'uuid',
  int32: 'integer',
  int64: 'bigint',
  tinyint: 'smallint',
  binary: 'blob',
  ulid: 'text',
  nvarchar: 'varchar',
  enum: 'text',
};

/**
 * The tables as CREATE TABLE statements in standard SQL, each after the tables it refers to. A member that lists another
 * entity ("parcels: Parcel[]") is no column: the foreign key of that entity holds it.
 */
export function ddlOf(tables: readonly Table[]): string {
  const names = new Set(tables.map((table) => table.name));
  const isList = ({ type }: Column) => names.has(elementOf(type) ?? '');
  return inOrder(tables)
    .map((table) => tableStatement({ ...table, columns: table.columns.filter((column) => !isList(column)) }))
    .join('\n\n');
}

function tableStatement(table: Table): string {
  const keys = table.columns.filter((column) => column.isKey);
  const lines = [
    ...table.columns.map((column) => `  ${columnLine(column, keys.length === 1)}`),
    ...(keys.length > 1 ? [`  PRIMARY KEY (${keys.map((column) => quoted(column.name)).join(', ')})`] : []),
    ...table.columns.flatMap((column) =>
      column.target
        ? [
            `  FOREIGN KEY (${quoted(column.name)}) REFERENCES ${quoted(column.target.entity)} (${quoted(column.target.column)})`,
          ]
        : [],
    ),
  ];
  return `CREATE TABLE ${quoted(table.name)} (\n${lines.join(',\n')}\n);`;
}

function columnLine(column: Column, isSoleKey: boolean): string {
  const parts = [quoted(column.name), typeOf(column.type)];
  if (column.isKey && isSoleKey) parts.push('PRIMARY KEY');
  else if (column.isNullable === false) parts.push('NOT NULL');
  if (column.isUnique) parts.push('UNIQUE');
  if (column.default !== null && /^(?:[\w.-]{1,40}|'[^']{0,60}')(?:\(\))?$/u.test(column.default))
    parts.push(`DEFAULT ${literal(column.default)}`);
  if (column.values.length > 0)
    parts.push(
      `CHECK (${quoted(column.name)} IN (${column.values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}))`,
    );
  return parts.join(' ');
}

function typeOf(type: string): string {
  const plain = type.toLowerCase();
  if (sqlType.test(plain)) return plain;
  const [word = ''] = plain.split(/[^a-z0-9]/u);
  return aliases[word] ?? 'text';
}

function literal(value: string): string {
  return /^(?:-?\d+(?:\.\d+)?|true|false|null|'.*'|now\(\)|current_\w+)$/iu.test(value)
    ? value
    : `'${value.replaceAll("'", "''")}'`;
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/u.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '')}"`;
}

/** Tables after those they refer to; where they refer to each other, in the order given. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const names = new Set(tables.map((table) => table.name));
  const waiting = [...tables];
  while (waiting.length > 0) {
    const at = waiting.findIndex((table) =>
      table.columns.every(
        ({ target }) =>
          !target ||
          target.entity === table.name ||
          !names.has(target.entity) ||
          ordered.some((done) => done.name === target.entity),
      ),
    );
    ordered.push(...waiting.splice(Math.max(at, 0), 1));
  }
  return ordered;
}

import { elementOf } from '../../understand/entities/entity.ts';
import { type Column, isUniqueAlone, scopeOf, type Table } from './column.ts';

const reserved = new Set(
  'all analyse analyze and any array as asc asymmetric authorization between binary both by case cast check collate column concurrently constraint create cross current_date current_role current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in index initially inner insert intersect into is isnull join key lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar some symmetric system_user table tablesample then to trailing true union unique update user using values variadic verbose when where window with'.split(
    ' ',
  ),
);
const sqlType =
  /^(?:uuid|text|varchar|char|citext|character varying|int|integer|int4|int8|bigint|smallint|serial|bigserial|numeric|decimal|money|float|float8|real|double precision|boolean|bool|date|time|timestamp|timestamptz|timestamp with time zone|interval|json|jsonb|bytea|inet)(?:\s?\([\d, ]{1,12}\))?(?:\[\])?$/iu;
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
  binary: 'bytea',
  blob: 'bytea',
  ulid: 'text',
  nvarchar: 'varchar',
  enum: 'text',
};

/**
 * The tables as CREATE TABLE statements that PostgreSQL runs, each after the tables it refers to; of tables that refer to
 * each other, the first gets its key afterwards. A member that lists another entity ("parcels: Parcel[]") is no column:
 * the foreign key of that entity holds it.
 */
export function ddlOf(tables: readonly Table[]): string {
  const names = new Set(tables.map((table) => table.name));
  const isList = ({ type }: Column) => names.has(elementOf(type) ?? '');
  const ordered = inOrder(tables).map((table) => ({
    ...table,
    columns: table.columns.filter((column) => !isList(column)),
  }));
  // A table that is not among them is there already.
  const isMade = (target: string, at: number) =>
    !names.has(target) || ordered.slice(0, at + 1).some(({ name }) => name === target);
  const statements = ordered.map((table, at) =>
    tableStatement(table, ({ target }) => target !== null && isMade(target.entity, at)),
  );
  const later = ordered.flatMap((table, at) =>
    table.columns
      .filter(({ target }) => target !== null && names.has(target.entity) && !isMade(target.entity, at))
      .map((column) => `ALTER TABLE ${quoted(table.name)} ADD ${foreignKey(column)};`),
  );
  return [...statements, ...later].join('\n\n');
}

function foreignKey({ name, target }: Column): string {
  return `FOREIGN KEY (${quoted(name)}) REFERENCES ${quoted(target?.entity ?? '')} (${quoted(target?.column ?? '')})`;
}

/** `isHeld` tells of which columns the table holds the foreign key from the start. */
function tableStatement(table: Table, isHeld: (column: Column) => boolean): string {
  const keys = table.columns.filter((column) => column.isKey);
  const lines = [
    ...table.columns.map((column) => `  ${columnLine(column, table.columns, keys.length === 1)}`),
    ...(keys.length > 1 ? [`  PRIMARY KEY (${keys.map((column) => quoted(column.name)).join(', ')})`] : []),
    ...table.columns.flatMap((column) => {
      const scope = scopeOf(column, table.columns);
      return scope === null ? [] : [`  UNIQUE (${quoted(scope.name)}, ${quoted(column.name)})`];
    }),
    ...table.columns.filter(isHeld).map((column) => `  ${foreignKey(column)}`),
  ];
  return `CREATE TABLE ${quoted(table.name)} (\n${lines.join(',\n')}\n);`;
}

function columnLine(column: Column, columns: readonly Column[], isSoleKey: boolean): string {
  const parts = [quoted(column.name), typeOf(column.type)];
  if (column.isKey && isSoleKey) parts.push('PRIMARY KEY');
  else if (column.isNullable === false) parts.push('NOT NULL');
  if (isUniqueAlone(column, columns) && !/^(?:per|within) /iu.test(column.note)) parts.push('UNIQUE');
  if (column.default !== null && /^(?:[\w.-]{1,40}|'[^']{0,60}')(?:\(\))?$/u.test(column.default))
    parts.push(`DEFAULT ${literal(column.default)}`);
  if (column.values.length > 0)
    parts.push(
      `CHECK (${quoted(column.name)} IN (${column.values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}))`,
    );
  const [, least = '', most = ''] = range.exec(column.note) ?? [];
  if (most !== '' && numeric.test(typeOf(column.type)))
    parts.push(`CHECK (${quoted(column.name)} BETWEEN ${least} AND ${most})`);
  return parts.join(' ');
}

/** "0..360", "-90 to 90": all that is said of a column is between what its values lie. */
const range = /^(-?\d{1,12}(?:\.\d{1,9})?)\s?(?:\.{2,3}|–|to)\s?(-?\d{1,12}(?:\.\d{1,9})?)$/u;
const numeric = /^(?:int|bigint|smallint|numeric|decimal|float|real|double)/u;

function typeOf(type: string): string {
  if (/\[\]$/u.test(type)) return `${typeOf(type.slice(0, -2))}[]`;
  // A Date of TypeScript is a moment.
  if (type === 'Date') return 'timestamptz';
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

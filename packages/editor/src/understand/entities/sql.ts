import { withRemark } from './comments.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { fieldList } from './field.ts';

const table =
  /create\s{1,4}table\s{1,4}(?:if\s{1,4}not\s{1,4}exists\s{1,4})?[`"[]?([\w.]{1,100})[`"\]]?\s{0,4}\(/giu;

/** The tables that CREATE TABLE statements of a text define. */
export function sqlEntities(text: string): Entity[] {
  const entities: Entity[] = [];
  for (const match of text.matchAll(table)) {
    const body = bracketed(text, match.index + match[0].length);
    const lines = fieldList(body.replace(/--[^\n]{0,300}/gu, '').replace(/\s+/gu, ' '));
    const remarks = remarksIn(body);
    const keys = new Set(lines.flatMap((line) => keyColumns(line)));
    const fields = lines
      .flatMap((line) => columnOf(line, keys))
      .map((field) => withRemark(field, remarks.get(field.name.toLowerCase())));
    entities.push({
      name: (match[1] ?? '').split('.').at(-1) ?? '',
      fields: withUniques(withForeignKeys(fields, lines), lines),
      statements: [],
    });
  }
  return entities.filter((entity) => entity.fields.length > 0);
}

/** What comments say behind the columns of a table, by the names of the columns. */
function remarksIn(body: string): Map<string, string> {
  return new Map(
    [...body.matchAll(/^[\s,]{0,40}[`"[]?(\w{1,100})[`"\]]?\s[^\n]{0,300}?--\s{0,4}([^\n]{2,200})$/gmu)].map(
      (match) => [(match[1] ?? '').toLowerCase(), (match[2] ?? '').trim()],
    ),
  );
}

function bracketed(text: string, from: number): string {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

const constraint = /^(?:primary\s+key|foreign\s+key|unique|constraint|check|key|index|exclude)(?![\w])/iu;

function columnOf(line: string, keys: ReadonlySet<string>): Field[] {
  const match =
    /^[`"[]?(\w{1,100})[`"\]]?\s{1,4}([A-Za-z][\w]{0,30}(?:\s?\([\d, ]{1,12}\))?(?:\[\])?)(.*)$/su.exec(line);
  if (!match || constraint.test(line)) return [];
  const [, name = '', type = '', rest = ''] = match;
  const isKey = keys.has(name.toLowerCase()) || /primary\s+key/iu.test(rest);
  return [
    {
      ...plainField(name),
      type,
      isKey,
      // SQL leaves a column empty where nothing forbids it.
      isNullable: !(isKey || /not\s+null/iu.test(rest) || /serial/iu.test(type)),
      isUnique: /\bunique\b/iu.test(rest),
      values: valuesOf(rest),
      default: /\bdefault\s{1,4}('[^']{0,60}'|[^\s,]{1,60})/iu.exec(rest)?.[1] ?? null,
      references: /\breferences\s{1,4}[`"[]?([\w.]{1,100})/iu.exec(rest)?.[1]?.split('.').at(-1) ?? null,
    },
  ];
}

/** The values a check allows: "CHECK (plan IN ('free', 'team'))". */
function valuesOf(rest: string): string[] {
  const list = /\bcheck\s{0,2}\(\s{0,2}[`"[]?\w{1,100}[`"\]]?\s{1,2}in\s{0,2}\(([^()]{1,400})\)/iu.exec(
    rest,
  )?.[1];
  return list ? [...list.matchAll(/'([^']{1,60})'/gu)].map((match) => match[1] ?? '') : [];
}

function keyColumns(line: string): string[] {
  const list = /^(?:constraint\s+\w{1,100}\s+)?primary\s+key\s?\(([^()]{1,300})\)/iu.exec(line)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.replace(/[`"[\]\s]/gu, '').toLowerCase())
    .filter((name) => name !== '');
}

function withForeignKeys(fields: readonly Field[], lines: readonly string[]): Field[] {
  const targets = new Map<string, string>();
  for (const line of lines) {
    const match =
      /foreign\s+key\s?\(\s?[`"[]?(\w{1,100})[`"\]]?\s?\)\s?references\s{1,4}[`"[]?([\w.]{1,100})/iu.exec(
        line,
      );
    if (match) targets.set((match[1] ?? '').toLowerCase(), (match[2] ?? '').split('.').at(-1) ?? '');
  }
  return fields.map((field) => ({
    ...field,
    references: targets.get(field.name.toLowerCase()) ?? field.references,
  }));
}

/** The tables that others refer to and no statement makes, by the names they are referred to by. */
export function referredTables(tables: readonly Entity[]): Entity[] {
  const known = new Set(tables.map(({ name }) => name.toLowerCase()));
  const names = tables.flatMap(({ fields }) => fields.flatMap(({ references }) => references ?? []));
  return [...new Set(names)]
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => ({ name, fields: [], statements: [] }));
}

/** An index that a CREATE INDEX statement makes. */
export interface Index {
  readonly name: string;
  readonly table: string;
  /** What stands in its brackets: columns with their order, expressions. */
  readonly columns: string;
  readonly isUnique: boolean;
}

const index =
  /create\s{1,4}(unique\s{1,4})?index\s{1,4}(?:concurrently\s{1,4})?(?:if\s{1,4}not\s{1,4}exists\s{1,4})?[`"]?(\w{1,100})[`"]?\s{1,4}on\s{1,4}[`"]?([\w.]{1,100})[`"]?\s{0,4}(?:using\s{1,4}\w{1,20}\s{0,4})?\(/giu;

/** The indexes that statements of a text make. */
export function sqlIndexes(text: string): Index[] {
  return [...text.matchAll(index)].map((match) => ({
    name: match[2] ?? '',
    table: (match[3] ?? '').split('.').at(-1) ?? '',
    columns: bracketed(text, match.index + match[0].length)
      .replace(/\s+/gu, ' ')
      .trim(),
    isUnique: match[1] !== undefined,
  }));
}

/** "UNIQUE (name, country)": the last column is unique within the one before it. */
function withUniques(fields: readonly Field[], lines: readonly string[]): Field[] {
  const scopes = new Map<string, string | null>();
  for (const line of lines) {
    const list = /^(?:constraint\s+\w{1,100}\s+)?unique\s?\(([^()]{1,200})\)/iu.exec(line)?.[1] ?? '';
    const columns = list.split(',').map((name) => name.replace(/[`"[\]\s]/gu, '').toLowerCase());
    const last = columns.at(-1) ?? '';
    if (last !== '' && columns.length < 3) scopes.set(last, columns.at(-2) ?? null);
  }
  return fields.map((field) => {
    const scope = scopes.get(field.name.toLowerCase());
    if (scope === undefined) return field;
    if (scope === null) return { ...field, isUnique: true };
    return { ...field, note: [`unique per ${scope}`, field.note].filter((one) => one !== '').join('; ') };
  });
}

import { type Entity, type Field, plainField } from './entity.ts';

const head = /^([ \t]{0,8})class ([A-Z]\w{0,80})(?:\(([^()\n]{0,200})\))?:/u;
/** Classes that keep no data of their own. */
const noData = /Enum|Exception|Error|Form|Serializer|View|TestCase|Protocol|ABC/u;
const annotated = /^([a-z]\w{0,80})\s?:\s?([^=#]{1,120})(?:=\s?([^#]{1,200}))?/u;
const assigned = /^([a-z]\w{0,80})\s?=\s?(?:\w{1,30}\.)?([A-Z]\w{1,40})\(([^#]{0,300})\)/u;
const construct = /^(?:def|class|return|if|for|async|with|pass|raise)(?!\w)/u;

/** Column classes of Django and SQLAlchemy with the SQL type they make. */
const columns: Readonly<Record<string, string>> = {
  CharField: 'varchar',
  SlugField: 'varchar',
  TextField: 'text',
  EmailField: 'text',
  URLField: 'text',
  PositiveSmallIntegerField: 'smallint',
  SmallIntegerField: 'smallint',
  IntegerField: 'integer',
  PositiveIntegerField: 'integer',
  BigIntegerField: 'bigint',
  AutoField: 'serial',
  BigAutoField: 'bigserial',
  FloatField: 'double precision',
  DecimalField: 'numeric',
  BooleanField: 'boolean',
  DateField: 'date',
  DateTimeField: 'timestamp',
  DurationField: 'interval',
  UUIDField: 'uuid',
  JSONField: 'json',
  BinaryField: 'blob',
};
const references: ReadonlySet<string> = new Set(['ForeignKey', 'OneToOneField']);

/** The entities that Python classes of a code block define: dataclasses and Pydantic, Django and SQLAlchemy models. */
export function pythonEntities(code: string): Entity[] {
  const lines = code.split('\n');
  return lines.flatMap((line, at) => {
    const match = head.exec(line);
    if (!match || noData.test(match[3] ?? '')) return [];
    const fields = bodyOf(lines, at, (match[1] ?? '').length).flatMap(fieldOf);
    return fields.length < 2 ? [] : [{ name: match[2] ?? '', fields, statements: [] }];
  });
}

/** The lines of a class at the depth of the first of them. */
function bodyOf(lines: readonly string[], at: number, outer: number): string[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) <= outer);
  const body = (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.trim() !== '');
  return body.filter((line) => indentOf(line) === indentOf(body[0] ?? '')).map((line) => line.trim());
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function fieldOf(line: string): Field[] {
  if (construct.test(line)) return [];
  const column = assigned.exec(line);
  if (column) return columnField(column[1] ?? '', column[2] ?? '', column[3] ?? '');
  const typed = annotated.exec(line);
  if (!typed) return [];
  const type = (typed[2] ?? '').trim().replace(/^Mapped\[(.*)\]$/u, '$1');
  const inner = /^Optional\[(.*)\]$/u.exec(type)?.[1] ?? type.replace(/\s?\|\s?None$/u, '');
  const value = (typed[3] ?? '').trim();
  return [
    {
      ...plainField(typed[1] ?? ''),
      type: inner,
      isKey: plainField(typed[1] ?? '').isKey || /primary_key\s?=\s?True/u.test(value),
      isNullable: inner !== type,
      isUnique: /unique\s?=\s?True/u.test(value),
      default: plainValue(value),
    },
  ];
}

function columnField(name: string, kind: string, rest: string): Field[] {
  const first = /^\s?["']?([A-Z]\w{0,80})/u.exec(rest)?.[1] ?? null;
  const isReference = references.has(kind);
  const type = isReference ? null : kind === 'Column' ? first : (columns[kind] ?? null);
  if (!isReference && type === null) return [];
  const length = /max_length\s?=\s?(\d{1,6})/u.exec(rest)?.[1];
  const target = isReference ? first : (/ForeignKey\(\s?["'](\w{1,80})/u.exec(rest)?.[1] ?? null);
  const field = plainField(name);
  return [
    {
      ...field,
      type: type !== null && length !== undefined ? `${type}(${length})` : type,
      isKey: field.isKey || /primary_key\s?=\s?True/u.test(rest),
      isNullable: /(?:null|nullable)\s?=\s?(True|False)/u.exec(rest)?.[1] === 'True',
      isUnique: kind === 'OneToOneField' || /unique\s?=\s?True/u.test(rest),
      default: plainValue(/default\s?=\s?([^,()]{1,60})(?=,|$)/u.exec(rest)?.[1] ?? ''),
      references: target,
    },
  ];
}

/** A number, a truth value or a string as SQL writes it; null for anything that is computed. */
function plainValue(value: string): string | null {
  const text = value.trim();
  if (/^(?:True|False)$/u.test(text)) return text.toLowerCase();
  return /^(?:-?\d+(?:\.\d+)?|'[^']{0,60}'|"[^"]{0,60}")$/u.test(text) ? text.replaceAll('"', "'") : null;
}

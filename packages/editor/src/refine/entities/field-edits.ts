import { classificationOf } from '../../compose/data/classification.ts';
import { typeSuggestedBy } from '../../compose/data/column.ts';
import { typeWord } from '../../compose/data/diagram.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, wholeLines } from '../editing/splice.ts';
import { boxesOf, fieldLine, modelLines, withCodeLine, withoutCodeLine } from './code-lines.ts';
import { fieldRow } from './field-row.ts';
import { cellSpans, type EntityPlace, entitiesIn, type FieldPlace, keyFieldOf, plain } from './places.ts';

/** A field as feedback describes it. */
export interface FieldWish {
  readonly name: string;
  /** Null where the feedback names no type. */
  readonly type: string | null;
  readonly isNullable: boolean | null;
  readonly isUnique: boolean;
  readonly note: string;
}

/** The splices that add a field: a row of the entity's table, its name in the overview, a line in diagram and script. */
export function withField(draft: Draft, entity: EntityPlace, asked: FieldWish): Splice[] {
  const wish = typed(draft, asked);
  const newline = lineBreakOf(draft.text);
  const row = `${newline}${wishedRow(draft, entity, wish)}`;
  const target = targetOf(draft, wish.name);
  return [
    { start: entity.end, end: entity.end, text: row },
    ...overview(draft, entity.name).map((cell) => ({
      start: cell.end,
      end: cell.end,
      text: `${cell.end > cell.start ? ', ' : ''}\`${wish.name}\``,
    })),
    ...boxesOf(draft, entity.name).flatMap((box) =>
      withCodeLine(
        draft,
        box,
        box.kind === 'diagram' ? diagramLine(wish, target !== null) : scriptLine(wish),
      ),
    ),
    ...(target === null ? [] : pointing(draft, entity.name, wish.name, target)),
  ];
}

/** What leads from a new foreign key to what it points to: a clause of the script, a line of the diagram. */
function pointing(draft: Draft, entity: string, field: string, target: string): Splice[] {
  const newline = lineBreakOf(draft.text);
  const clauses = boxesOf(draft, entity).flatMap((box): Splice[] => {
    const last = box.lines.findLast((line) => line.text.trim() !== '');
    const words = `FOREIGN KEY (${field}) REFERENCES ${target} (${keyFieldOf(draft, target)})`;
    return box.kind === 'ddl' && last
      ? [{ start: last.end, end: last.end, text: `,${newline}${/^\s*/u.exec(last.text)?.[0] ?? ''}${words}` }]
      : [];
  });
  const lines = modelLines(draft).flatMap(({ kind, lines: all }): Splice[] => {
    const end = all.at(-1);
    return kind === 'diagram' && end
      ? [{ start: end.start, end: end.start, text: `  ${target} ||--o{ ${entity} : has${newline}` }]
      : [];
  });
  return [...clauses, ...lines];
}

/** A field whose type nobody named gets the one its name or the key it refers to suggests, and says so in its note. */
function typed(draft: Draft, wish: FieldWish): FieldWish {
  if (wish.type !== null) return wish;
  const target = targetOf(draft, wish.name);
  const owner = entitiesIn(draft).find((one) => one.name === target);
  const cell = owner?.rows.find((row) => row.name === keyFieldOf(draft, owner.name))?.cells[
    owner.columns.indexOf('type')
  ];
  const type = cell ? plain(draft.text.slice(cell.start, cell.end)) : typeSuggestedBy(wish.name);
  const { typeAssumed } = phrasesOf(draft.language);
  return { ...wish, type, note: wish.note === '' ? typeAssumed : `${wish.note}; ${typeAssumed}` };
}

/** The row of a field that is wished for. */
function wishedRow(draft: Draft, { columns, name: entity }: EntityPlace, wish: FieldWish): string {
  return fieldRow(draft, columns, {
    ...wish,
    key: keyOf(draft, wish, targetOf(draft, wish.name)),
    default: null,
    description: wish.note.replaceAll('|', '\\|'),
    classification: classificationOf(wish, entity),
  });
}

function keyOf(draft: Draft, wish: FieldWish, target: string | null): string {
  if (wish.name === 'id') return 'PK';
  if (target !== null) return `FK -> ${target}.${keyFieldOf(draft, target)}`;
  return wish.isUnique ? 'UK' : '';
}

/** The entity that a field such as `loan_id` refers to. */
export function targetOf(draft: Draft, field: string): string | null {
  const owner = /^(.{1,60})_id$/u.exec(field)?.[1];
  return entitiesIn(draft).find((one) => one.name === owner || one.name === `${owner}s`)?.name ?? null;
}

/** The line of a field in a diagram. */
function diagramLine(wish: FieldWish, isForeign: boolean): string {
  return `${typeWord(wish.type ?? 'text')} ${wish.name}${wish.name === 'id' ? ' PK' : isForeign ? ' FK' : ''}`;
}

/** The line of a field in a script. */
function scriptLine(wish: FieldWish): string {
  const parts = [wish.name, wish.type ?? 'text'];
  if (wish.name === 'id') parts.push('PRIMARY KEY');
  else if (wish.isNullable === false) parts.push('NOT NULL');
  if (wish.isUnique) parts.push('UNIQUE');
  return parts.join(' ');
}

/** The cells of the overview that list the fields of an entity. */
function overview(draft: Draft, entity: string) {
  return draft.units.flatMap((unit) => {
    if (unit.kind !== 'row' || unit.header || plain(unit.cells[0] ?? '') !== entity || unit.cells.length < 2)
      return [];
    const last = cellSpans(draft.text, unit.start, unit.end).at(-1);
    return last ? [last] : [];
  });
}

/** The splices that take a field out wherever the model names it. */
export function withoutField(draft: Draft, { entity, row }: FieldPlace): Splice[] {
  const dotted = new RegExp(`(?<![\\w.])${literal(entity.name)}\\.${literal(row.name)}(?![\\w])`, 'u');
  const bullets = draft.items
    .filter((item) => item.depth === 1 && dotted.test(item.text))
    .map((item) => wholeLines(draft.text, item.start, item.end));
  const lists = overview(draft, entity.name).flatMap((cell): Splice[] => {
    const listed = draft.text.slice(cell.start, cell.end);
    const rest = listed.split(/\s*,\s*/u).filter((one) => plain(one) !== row.name);
    return [{ ...cell, text: rest.join(', ') }];
  });
  const code = boxesOf(draft, entity.name).flatMap((box) => {
    const foreign = new RegExp(`^\\s*foreign\\s+key\\s*\\(["\`]?${literal(row.name)}["\`]?\\)`, 'iu');
    const lines = [
      fieldLine(box, row.name),
      box.kind === 'ddl' ? box.lines.find((one) => foreign.test(one.text)) : undefined,
    ];
    return lines.flatMap((line) => (line ? withoutCodeLine(draft, box, line) : []));
  });
  const values = draft.units
    .filter(
      (unit) =>
        unit.kind === 'row' &&
        unit.section?.ids.includes('enumerations') === true &&
        plain(unit.cells[0] ?? '') === `${entity.name}.${row.name}`,
    )
    .map((unit) => wholeLines(draft.text, unit.start, unit.end));
  return [
    wholeLines(draft.text, row.start, row.end),
    ...bullets,
    ...lists,
    ...code,
    ...values,
    ...relationsOf(draft, { entity, row }),
  ];
}

/** The lines of diagrams that only a foreign key stands for. */
export function relationsOf(draft: Draft, { entity, row }: FieldPlace): Splice[] {
  const at = entity.columns.indexOf('key');
  const targetIn = (one: FieldPlace['row']) => {
    const cell = one.cells[at];
    return cell ? /FK -> (\w+)\./u.exec(draft.text.slice(cell.start, cell.end))?.[1] : undefined;
  };
  const target = targetIn(row);
  if (target === undefined || entity.rows.some((one) => one !== row && targetIn(one) === target)) return [];
  const line = new RegExp(`^\\s*${literal(target)}\\s+\\S*--\\S*\\s+${literal(entity.name)}(?!\\w)`, 'u');
  return modelLines(draft).flatMap(({ kind, lines }) =>
    kind === 'diagram'
      ? lines.filter((one) => line.test(one.text)).map((one) => wholeLines(draft.text, one.start, one.end))
      : [],
  );
}

/** The splices that give a field another name wherever the model names it. */
export function renamedField(draft: Draft, { entity, row }: FieldPlace, name: string): Splice[] {
  const [first] = row.cells;
  const dotted = new RegExp(`(?<![\\w.])${literal(entity.name)}\\.${literal(row.name)}(?!\\w)`, 'gu');
  const word = new RegExp(`(?<![\\w.])${literal(row.name)}(?!\\w)`, 'gu');
  const splices: Splice[] = [...draft.text.matchAll(dotted)].map((match) => ({
    start: match.index + entity.name.length + 1,
    end: match.index + match[0].length,
    text: name,
  }));
  const spans = [
    ...(first ? [first] : []),
    ...overview(draft, entity.name),
    ...boxesOf(draft, entity.name).flatMap((box) => box.lines.map(({ start, end }) => ({ start, end }))),
    ...referencing(draft, entity.name),
  ];
  for (const span of spans) {
    for (const match of draft.text.slice(span.start, span.end).matchAll(word)) {
      const start = span.start + match.index;
      splices.push({ start, end: start + row.name.length, text: name });
    }
  }
  return splices;
}

/** What scripts say after REFERENCES of an entity. */
function referencing(draft: Draft, entity: string) {
  const pattern = new RegExp(`references\\s+["\`]?${literal(entity)}["\`]?\\s*\\([^)]{0,80}\\)`, 'giu');
  return modelLines(draft).flatMap(({ lines }) =>
    lines.flatMap((line) =>
      [...line.text.matchAll(pattern)].map((match) => ({
        start: line.start + match.index,
        end: line.start + match.index + match[0].length,
      })),
    ),
  );
}

import { endpointsIn } from '../../document/endpoints.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';

/** A field of an entity: its row with the spans of its cells, without the blanks around their words. */
interface FieldRow extends Span {
  readonly name: string;
  readonly cells: readonly Span[];
}

/** An entity with the table of its fields. */
export interface EntityPlace {
  readonly name: string;
  readonly section: Section;
  /** What each column of its table holds. */
  readonly columns: readonly Column[];
  readonly rows: readonly FieldRow[];
  /** Where the table ends. */
  readonly end: number;
}

export type Column =
  | 'name'
  | 'type'
  | 'null'
  | 'key'
  | 'default'
  | 'description'
  | 'classification'
  | 'other';

const columns: readonly (readonly [Column, RegExp])[] = [
  [
    'name',
    /^(?:(?:field |column )?name|fields?|columns?|attribute|feld|spalte|nom|champ|colonne|nombre|campo|columna|nome|coluna|colonna|naam|veld|kolom|nazwa|pole|kolumna|名前|名称|フィールド名?|カラム名?|列名?|字段名?|項目)$/iu,
  ],
  ['type', /^(?:data ?)?(?:type|typ|datentyp|tipo|型|类型|データ型)$/iu],
  ['null', /nul[lo]|^nul$|optional|required|pflicht|obligat|必須|可空/iu],
  ['key', /^(?:keys?|schlüssel|clé|clave|chave|chiave|sleutel|klucz|キー|键)$/iu],
  [
    'default',
    /default|standard|défaut|defecto|predetermin|padrão|predefinito|domyśln|既定|默认|デフォルト/iu,
  ],
  ['description', /descri|beschreib|beschrijv|opis|notes?|comment|bemerkung|説明|说明|描述|备注/iu],
  ['classification', /classif|klassif|clasif|schutz|klasyfik|分類|分类/iu],
];

/** What a column of a table of fields holds, by its title. */
function columnOf(title: string): Column {
  return columns.find(([, words]) => words.test(title.trim()))?.[0] ?? 'other';
}

/** The spans of the cells of a table row, without the blanks around their words. */
export function cellSpans(text: string, start: number, end: number): Span[] {
  const raw = text.slice(start, end).replace(/\s+$/u, '');
  const bars = [...raw.matchAll(/(?<!\\)\|/gu)].map((bar) => bar.index);
  const opens = /^\s*\|/u.test(raw) ? bars : [-1, ...bars];
  const closed = /(?<!\\)\|$/u.test(raw);
  return (closed ? opens.slice(0, -1) : opens).map((from, index) => {
    const cell = raw.slice(from + 1, opens[index + 1] ?? raw.length);
    const lead = cell.length - cell.trimStart().length;
    const at = start + from + 1 + (cell.trim() === '' ? Math.min(1, cell.length) : lead);
    return { start: at, end: at + cell.trim().length };
  });
}

/** The entities of a draft: headings with a table whose first column names fields. */
export function entitiesIn(draft: Draft): EntityPlace[] {
  return draft.outline.sections.flatMap((section): EntityPlace[] => {
    const table = section.nodes.find((node) => node.type === 'table');
    const name = section.title.replaceAll('`', '').trim();
    const [header, ...rows] = table?.children ?? [];
    // a table of enumerations begins with fields, too
    if (section.ids.includes('enumerations')) return [];
    if (!table || !header || /\s.*\s/u.test(name) || endpointsIn(section.title).length > 0) return [];
    const titles = cellSpans(draft.text, startOf(header), endOf(header)).map((cell) =>
      columnOf(draft.text.slice(cell.start, cell.end)),
    );
    if (titles[0] !== 'name') return [];
    const fields = rows.map((row): FieldRow => {
      const [start, end] = [startOf(row), endOf(row)];
      const cells = cellSpans(draft.text, start, end);
      const [first] = cells;
      return { start, end, cells, name: first ? plain(draft.text.slice(first.start, first.end)) : '' };
    });
    return [{ name: plain(name), section, columns: titles, rows: fields, end: endOf(table) }];
  });
}

/** A name without marks of code or emphasis. */
export function plain(words: string): string {
  return words.replace(/[`*"“”]/gu, '').trim();
}

/** The entity a phrase names, in the singular or the plural, with or without "table". */
export function findEntity(draft: Draft, phrase: string): EntityPlace | null {
  const name = plain(phrase)
    .replace(/^(?:the )?(?:entity|table|model|tabelle|entität|tabla|entidad|entité)\s+/iu, '')
    .replace(/^the\s+|\s+(?:entity|table|model)$/giu, '')
    .toLowerCase();
  const entities = entitiesIn(draft);
  const forms = new Set([name, name.replace(/s$/u, ''), `${name}s`, name.replaceAll(/[ -]/gu, '_')]);
  return (
    entities.find((one) => one.name.toLowerCase() === name) ??
    entities.find((one) => forms.has(one.name.toLowerCase())) ??
    null
  );
}

/** A field of an entity. */
export interface FieldPlace {
  readonly entity: EntityPlace;
  readonly row: FieldRow;
}

/** The field a phrase names: "loan.due_at", "due_at of loan", "the due_at column"; null where none or more than one is meant. */
export function findField(draft: Draft, phrase: string): FieldPlace | null {
  const words = plain(phrase)
    .replace(/^(?:the )?(?:column|field|attribute|property|feld|spalte)\s+/iu, '')
    .replace(/^the\s+/iu, '')
    .replace(/\s+(?:column|field|attribute|property)(?=$|\s+(?:of|in|on)\s)/iu, '');
  const dotted = /^([\p{L}_]\w{0,80})\.([\p{L}_]\w{0,80})$/u.exec(words);
  const placed = /^([\p{L}_]\w{0,80}) (?:of|in|on|from) (.{1,80})$/iu.exec(words);
  const owned = /^([\p{L}_]\w{0,80})(?:['’]s| table['’]s) ([\p{L}_]\w{0,80})$/iu.exec(words);
  const [owner, name] = dotted
    ? [dotted[1], dotted[2]]
    : placed
      ? [placed[2], placed[1]]
      : owned
        ? [owned[1], owned[2]]
        : [undefined, words];
  const named = owner === undefined ? null : findEntity(draft, owner);
  if (owner !== undefined && !named) return null;
  const found = (named ? [named] : entitiesIn(draft)).flatMap((entity) =>
    entity.rows
      .filter((row) => row.name.toLowerCase() === (name ?? '').toLowerCase())
      .map((row) => ({ entity, row })),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The name of the one field that is the key of an entity; "id" where it has none, or a key of several. */
export function keyFieldOf(draft: Draft, name: string): string {
  const entity = entitiesIn(draft).find((one) => one.name === name);
  const keys = (entity?.rows ?? []).filter((row) => {
    const cell = entity ? row.cells[entity.columns.indexOf('key')] : undefined;
    return cell !== undefined && /\bPK\b/u.test(draft.text.slice(cell.start, cell.end));
  });
  return keys.length === 1 ? (keys[0]?.name ?? 'id') : 'id';
}

/** The same field in another state of the draft; null where it is gone. */
export function sameField(draft: Draft, { entity, row }: FieldPlace): FieldPlace | null {
  const own = entitiesIn(draft).find((one) => one.name === entity.name);
  const there = own?.rows.find((one) => one.name === row.name);
  return own && there ? { entity: own, row: there } : null;
}

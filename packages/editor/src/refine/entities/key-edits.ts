import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, type Splice, splice, wholeLines } from '../editing/splice.ts';
import { boxesOf, fieldLine, modelLines, withoutCodeLine } from './code-lines.ts';
import { relationsOf } from './field-edits.ts';
import { cellOf, withNull, withType } from './field-values.ts';
import { withLines } from './fresh-entity.ts';
import { cellSpans, type EntityPlace, entitiesIn, type FieldPlace, plain, sameField } from './places.ts';

function keyCell({ entity, row }: FieldPlace) {
  return row.cells[entity.columns.indexOf('key')];
}

/** The fields that are the key of an entity. */
function keysOf(draft: Draft, entity: EntityPlace): string[] {
  return entity.rows
    .filter((row) => {
      const cell = keyCell({ entity, row });
      return cell !== undefined && /\bPK\b/u.test(draft.text.slice(cell.start, cell.end));
    })
    .map((row) => row.name);
}

/** The text with one field as the key of its entity, in the place of what was its key. */
export function withPrimaryKey(draft: Draft, place: FieldPlace): string {
  const { noneCell } = phrasesOf(draft.language);
  const { entity, row } = place;
  const old = entity.rows.filter((one) => keysOf(draft, entity).includes(one.name) && one.name !== row.name);
  let now = draftOf(withoutReference(draft, place), draft.request);
  const there = sameField(now, place);
  if (!there) return draft.text;
  const line = (field: string) => `\`${entity.name}.${field}\``;
  const identifies =
    fill(phrasesOf(draft.language).constraintKey, { columns: '\u0000' }).split('\u0000')[1] ?? '';
  const constraints = now.items.filter((item) => {
    const text = now.text.slice(item.start, item.end);
    return text.includes(`\`${entity.name}.`) && text.includes(identifies.trim()) && !item.key;
  });
  const cells = old.flatMap((one): Splice[] => {
    const cell = keyCell({
      entity: there.entity,
      row: there.entity.rows.find((own) => own.name === one.name) ?? one,
    });
    const left = cell
      ? now.text
          .slice(cell.start, cell.end)
          .split(/,\s*/u)
          .filter((key) => key !== 'PK')
      : [];
    return cell ? [{ ...cell, text: left.join(', ') || noneCell }] : [];
  });
  const own = keyCell(there);
  const code = boxesOf(now, entity.name).flatMap((box): Splice[] =>
    box.lines.flatMap((one): Splice[] => {
      const isOwn = fieldLine(box, row.name) === one;
      const isOld = old.some(({ name }) => fieldLine(box, name) === one);
      if (box.kind === 'ddl' && /^\s*primary\s+key\s*\(/iu.test(one.text))
        return withoutCodeLine(now, box, one);
      if (isOld)
        return [
          {
            start: one.start,
            end: one.end,
            text: one.text.replace(box.kind === 'ddl' ? /\s+primary key/iu : /\s+PK(?:, )?/u, ''),
          },
        ];
      if (!isOwn) return [];
      const bare = one.text.replace(/\s+(?:not null|unique)(?!\w)/giu, '');
      return [
        {
          start: one.start,
          end: one.end,
          text: box.kind === 'ddl' ? bare.replace(/(,?)\s*$/u, ' PRIMARY KEY$1') : `${bare} PK`,
        },
      ];
    }),
  );
  now = draftOf(
    splice(now.text, [
      ...cells,
      ...(own ? [{ ...own, text: 'PK' }] : []),
      ...overviewKeys(now, entity.name, row.name),
      ...constraints.map((item) => ({
        start: item.start,
        end: item.end,
        text: now.text
          .slice(item.start, item.end)
          .replace(/`[^`]+\.[^`]+`(?:, `[^`]+\.[^`]+`)*/u, () => line(row.name)),
      })),
      ...code,
    ]),
    draft.request,
  );
  const keyed = sameField(now, place);
  const bound = keyed ? draftOf(splice(now.text, nullCell(now, keyed)), draft.request) : now;
  const text = pointed(
    bound,
    entity.name,
    old.map(({ name }) => name),
    row.name,
  );
  return typedAlike(draftOf(text, draft.request), place);
}

/** What refers to a key is of its type. */
function typedAlike(draft: Draft, key: FieldPlace): string {
  const there = sameField(draft, key);
  const type = there && cellOf(there, 'type');
  const wanted = type ? draft.text.slice(type.start, type.end).replaceAll('`', '') : null;
  const mark = `FK -> ${key.entity.name}.${key.row.name}`;
  let now = draft;
  for (const entity of wanted === null ? [] : entitiesIn(draft))
    for (const row of entity.rows) {
      const place = sameField(now, { entity, row });
      const cell = place && keyCell(place);
      if (place && cell && now.text.slice(cell.start, cell.end).includes(mark))
        now = draftOf(splice(now.text, withType(now, place, wanted ?? '')), draft.request);
    }
  return now.text;
}

function nullCell(draft: Draft, place: FieldPlace): Splice[] {
  return withNull(draft, place, false).slice(0, 1);
}

/** What refers to the old key of an entity refers to its new one. */
function pointed(draft: Draft, entity: string, old: readonly string[], fresh: string): string {
  const [only, other] = old;
  if (only === undefined || other !== undefined) return draft.text;
  return draft.text
    .replace(new RegExp(`(?<=FK -> ${literal(entity)}\\.)${literal(only)}(?!\\w)`, 'gu'), () => fresh)
    .replace(new RegExp(`(?<=REFERENCES ${literal(entity)} \\()${literal(only)}(?=\\))`, 'giu'), () => fresh);
}

function overviewKeys(draft: Draft, entity: string, key: string): Splice[] {
  return draft.units.flatMap((unit): Splice[] => {
    if (
      unit.kind !== 'row' ||
      unit.header ||
      plain(unit.cells[0] ?? '') !== entity ||
      unit.cells.length !== 3
    )
      return [];
    const cell = cellSpans(draft.text, unit.start, unit.end)[1];
    return cell ? [{ ...cell, text: `\`${key}\`` }] : [];
  });
}

/** The text without what makes a field point to another entity. */
export function withoutReference(draft: Draft, place: FieldPlace): string {
  const cell = keyCell(place);
  const words = cell ? draft.text.slice(cell.start, cell.end) : '';
  if (!cell || !words.includes('FK')) return draft.text;
  const dotted = `\`${place.entity.name}.${place.row.name}\``;
  const left = words.split(/,\s*/u).filter((one) => !one.startsWith('FK'));
  const foreign = new RegExp(`^\\s*foreign\\s+key\\s*\\(["\`]?${literal(place.row.name)}["\`]?\\)`, 'iu');
  const told = draft.items.filter(
    (item) =>
      (item.section?.ids.includes('relationships') === true ||
        item.section?.ids.includes('constraints-indexes') === true) &&
      !item.key &&
      draft.text.slice(item.start, item.end).includes(dotted) &&
      !/identif/iu.test(item.text),
  );
  return splice(draft.text, [
    { ...cell, text: left.join(', ') || phrasesOf(draft.language).noneCell },
    ...told.map((item) => wholeLines(draft.text, item.start, item.end)),
    ...boxesOf(draft, place.entity.name).flatMap((box) =>
      box.kind === 'ddl'
        ? box.lines
            .filter((line) => foreign.test(line.text))
            .flatMap((line) => withoutCodeLine(draft, box, line))
        : [fieldLine(box, place.row.name)].flatMap((line) => {
            const mark = line ? /,? FK\s*$/u.exec(line.text) : null;
            return line && mark ? [{ start: line.start + mark.index, end: line.end, text: '' }] : [];
          }),
    ),
    ...relationsOf(draft, place),
  ]);
}

/** The text with a field that points to the key of an entity, in every place that shows it. */
export function withReference(draft: Draft, place: FieldPlace, target: EntityPlace): string {
  const now = draftOf(withoutReference(draft, place), draft.request);
  const there = sameField(now, place);
  const [to = 'id', other] = keysOf(draft, target);
  if (!there || other !== undefined) return draft.text;
  const { entity, row } = there;
  const cell = keyCell(there);
  const old = cell ? now.text.slice(cell.start, cell.end) : '';
  const mark = `FK -> ${target.name}.${to}`;
  const newline = lineBreakOf(now.text);
  const code = boxesOf(now, entity.name).flatMap((box): Splice[] => {
    const line = fieldLine(box, row.name);
    if (box.kind === 'diagram')
      return line ? [{ start: line.end, end: line.end, text: / PK$/u.test(line.text) ? ', FK' : ' FK' }] : [];
    const last = box.lines.findLast((one) => one.text.trim() !== '');
    // a name that SQL has for itself is quoted where its table is made
    const made = boxesOf(now, target.name).find(({ kind }) => kind === 'ddl');
    const named = made?.open.text.includes(`"${target.name}"`) === true ? `"${target.name}"` : target.name;
    const clause = `FOREIGN KEY (${row.name}) REFERENCES ${named} (${to})`;
    return last
      ? [
          {
            start: last.end,
            end: last.end,
            text: `,${newline}${/^\s*/u.exec(last.text)?.[0] ?? ''}${clause}`,
          },
        ]
      : [];
  });
  const relation = `  ${target.name} ||--o{ ${entity.name} : has`;
  const lines = modelLines(now).flatMap(({ kind, lines: all }): Splice[] => {
    const end = all.at(-1);
    const isThere = all.some((one) => one.text.trim() === relation.trim());
    return kind === 'diagram' && end && !isThere
      ? [{ start: end.start, end: end.start, text: relation + newline }]
      : [];
  });
  const text = splice(now.text, [
    ...(cell ? [{ ...cell, text: /^[–-]?$/u.test(old) ? mark : `${old}, ${mark}` }] : []),
    ...code,
    ...lines,
  ]);
  const words = phrasesOf(draft.language);
  const column = `\`${entity.name}.${row.name}\``;
  const related = withLines(draftOf(text, draft.request), 'relationships', [
    fill(words.relationLine, { from: `\`${target.name}\``, to: `\`${entity.name}\``, column }),
  ]);
  return withLines(related, 'constraints-indexes', [fill(words.constraintForeign, { column })]).text;
}

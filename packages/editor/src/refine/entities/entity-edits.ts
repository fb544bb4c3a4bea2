import { endOf, sectionsOf } from '../../document/outline.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, wholeLines } from '../splice.ts';
import { boxesOf, modelLines, withoutCodeLine } from './code-lines.ts';
import { diagramLine, type FieldWish, fieldRow, scriptLine, targetOf, typed } from './field-edits.ts';
import { type EntityPlace, entitiesIn, plain } from './places.ts';

/** The splices that add an entity with its fields: a table as its neighbours have, its row of the overview, diagram and script. */
export function withEntity(draft: Draft, name: string, wishes: readonly FieldWish[]): Splice[] {
  const fields = wishes.map((wish) => typed(draft, wish));
  const last = entitiesIn(draft).at(-1);
  if (!last) return [];
  const newline = lineBreakOf(draft.text);
  const table = draft.text.slice(last.section.headingEnd, last.end);
  const titles = /\|[^\n]*\n\|[^\n]*/u.exec(table)?.[0].replace(/\r$/u, '') ?? '';
  const heading = draft.text
    .slice(last.section.start, last.section.headingEnd)
    .replace(last.name, () => name);
  const rows = fields.map((wish) => fieldRow(draft, last.columns, name, wish));
  const blocks = [
    {
      start: last.end,
      end: last.end,
      text: newline + newline + [heading, '', titles, ...rows].join(newline),
    },
  ];
  const listed = fields.map((wish) => `\`${wish.name}\``).join(', ');
  const overview = draft.units.findLast(
    (unit) => unit.kind === 'row' && plain(unit.cells[0] ?? '') === last.name && unit.cells.length === 3,
  );
  if (overview) {
    const key = fields.some((wish) => wish.name === 'id') ? '`id`' : '–';
    blocks.push({
      start: overview.end,
      end: overview.end,
      text: `${newline}| \`${name}\` | ${key} | ${listed} |`,
    });
  }
  for (const box of boxesOf(draft, last.name)) {
    const lines =
      box.kind === 'diagram'
        ? [
            `  ${name} {`,
            ...fields.map((wish) => `    ${diagramLine(wish, targetOf(draft, wish.name) !== null)}`),
            '  }',
          ]
        : [
            '',
            `CREATE TABLE ${name} (`,
            fields.map((wish) => `  ${scriptLine(wish)}`).join(`,${newline}`),
            ');',
          ];
    blocks.push({ start: box.close.end, end: box.close.end, text: newline + lines.join(newline) });
  }
  for (const { kind, lines } of modelLines(draft)) {
    const end = lines.at(-1);
    const targets = fields.flatMap((wish) => targetOf(draft, wish.name) ?? []);
    if (kind === 'diagram' && end)
      for (const target of targets)
        blocks.push({ start: end.start, end: end.start, text: `  ${target} ||--o{ ${name} : has${newline}` });
  }
  return blocks;
}

/** The splices that take an entity out: its table, its row, its boxes, relations, keys and what only lists it. */
export function withoutEntity(draft: Draft, entity: EntityPlace): Splice[] {
  const { name } = entity;
  const whole = `(?<![\\w.])${literal(name)}(?!\\w)`;
  const code = new RegExp(`\`${literal(name)}(?:\\.\\w+)?\``, 'u');
  const fieldsOf = draft.units.flatMap((unit) => {
    const cell = unit.kind === 'row' ? plain(unit.cells[0] ?? '') : '';
    return cell.startsWith(`${name}.`) ? [cell] : [];
  });
  const lines: Splice[] = [{ start: entity.section.start, end: entity.section.end, text: '' }];
  const cut = (start: number, end: number) => lines.push(wholeLines(draft.text, start, end));
  for (const unit of draft.units)
    if (unit.kind === 'row' && !unit.header && [name, ...fieldsOf].includes(plain(unit.cells[0] ?? '')))
      cut(unit.start, unit.end);
  const homes = sectionsOf(draft.outline, 'relationships', 'constraints-indexes', 'enumerations');
  for (const item of draft.items)
    if (homes.some((home) => home === item.section) && code.test(draft.text.slice(item.start, item.end)))
      cut(item.start, item.end);
  for (const match of draft.text.matchAll(new RegExp(`FK -> ${whole}\\.\\w+`, 'gu')))
    lines.push({ start: match.index, end: match.index + match[0].length, text: '–' });
  for (const box of boxesOf(draft, name)) cut(box.open.start, box.close.end);
  for (const other of entitiesIn(draft))
    for (const box of other.name === name ? [] : boxesOf(draft, other.name))
      for (const line of box.lines)
        if (new RegExp(`references\\s+["\`]?${whole}`, 'iu').test(line.text))
          lines.push(...withoutCodeLine(draft, box, line));
  const relation = new RegExp(`^\\s*(?:${whole}\\s+\\S*(?:--|\\.\\.)|.*(?:--|\\.\\.)\\S*\\s+${whole})`, 'u');
  for (const { kind, lines: all } of modelLines(draft))
    if (kind === 'diagram') for (const line of all) if (relation.test(line.text)) cut(line.start, line.end);
  return lines;
}

/** The splices that give an entity another name in headings, tables, code and prose. */
export function renamedEntity(draft: Draft, entity: EntityPlace, fresh: string): Splice[] {
  const pattern = new RegExp(`(?<![\\w./])${literal(entity.name)}(?=\\.\\w|[^\\w]|$)`, 'gu');
  const end = endOf(draft.outline.tree);
  return [...draft.text.slice(0, end).matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: fresh,
  }));
}

import { endOf, sectionsOf } from '../../document/outline.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { type Splice, wholeLines } from '../editing/splice.ts';
import { boxesOf, fieldLine, modelLines, withoutCodeLine } from './code-lines.ts';
import { type EntityPlace, entitiesIn, plain } from './places.ts';

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
  for (const match of draft.text.matchAll(new RegExp(`(,\\s)?FK -> ${whole}\\.\\w+`, 'gu')))
    lines.push({ start: match.index, end: match.index + match[0].length, text: match[1] ? '' : '–' });
  for (const box of boxesOf(draft, name)) cut(box.open.start, box.close.end);
  for (const other of entitiesIn(draft))
    for (const box of other.name === name ? [] : boxesOf(draft, other.name))
      for (const line of box.lines)
        if (new RegExp(`references\\s+["\`]?${whole}`, 'iu').test(line.text))
          lines.push(...withoutCodeLine(draft, box, line));
  const foreign = entitiesIn(draft).flatMap((other) =>
    other.rows.flatMap((row) => {
      const cell = row.cells[other.columns.indexOf('key')];
      const isTo = cell && new RegExp(`FK -> ${whole}\\.`, 'u').test(draft.text.slice(cell.start, cell.end));
      return isTo && other.name !== name ? [{ other, field: row.name }] : [];
    }),
  );
  for (const { other, field } of foreign)
    for (const box of boxesOf(draft, other.name)) {
      const line = box.kind === 'diagram' ? fieldLine(box, field) : undefined;
      const mark = line ? /,? FK\s*$/u.exec(line.text) : null;
      if (line && mark) lines.push({ start: line.start + mark.index, end: line.end, text: '' });
    }
  for (const item of draft.items)
    if (item.key?.family === 'Q' && asksFields(draft, item, name)) cut(item.start, item.end);
  const relation = new RegExp(`^\\s*(?:${whole}\\s+\\S*(?:--|\\.\\.)|.*(?:--|\\.\\.)\\S*\\s+${whole})`, 'u');
  for (const { kind, lines: all } of modelLines(draft))
    if (kind === 'diagram') for (const line of all) if (relation.test(line.text)) cut(line.start, line.end);
  return lines;
}

/** Whether an item only asks which fields an entity has. */
function asksFields(draft: Draft, item: { start: number; end: number }, name: string): boolean {
  const asked = fill(phrasesOf(draft.language).askFields, { entity: `\`${name}\`` });
  return draft.text.slice(item.start, item.end).trimEnd().endsWith(asked);
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

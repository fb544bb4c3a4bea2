import type { Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { sectionsOf, withSubsections } from '../document/outline.ts';
import type { Subject } from './rule.ts';

/** A field of an entity, as a row of its table. */
interface Field {
  readonly name: string;
  /** All cells of its row, lower case, keyed by lower-case column title. */
  readonly cells: Readonly<Record<string, string>>;
  /** The whole row in lower case. */
  readonly row: string;
}

/** An entity of a data model: a heading under the field tables with the table that follows. */
export interface Entity {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** The entities that have a field table. */
export function entitiesOf(subject: Subject): Entity[] {
  return sectionsOf(subject.document, 'field-tables').flatMap((home) =>
    withSubsections(subject.document, home).flatMap((section) => {
      const table = section.nodes.find((node) => node.type === 'table');
      return section !== home && table
        ? [{ name: section.title.replaceAll('`', '').trim(), fields: fieldsOf(table) }]
        : [];
    }),
  );
}

function fieldsOf(table: Table): Field[] {
  const [header, ...rows] = table.children.map((row) => row.children.map((cell) => plainText(cell).trim()));
  return rows.map((cells) => ({
    name: cells[0] ?? '',
    cells: Object.fromEntries(
      (header ?? []).map((title, index) => [title.toLowerCase(), (cells[index] ?? '').toLowerCase()]),
    ),
    row: cells.join(' | ').toLowerCase(),
  }));
}

/** The entities a Mermaid entity-relationship diagram draws; null where the document has no such diagram. */
export function diagramEntities(subject: Subject): Set<string> | null {
  let drawn: Set<string> | null = null;
  visit(subject.document.tree, 'code', (node) => {
    if (node.lang?.toLowerCase() !== 'mermaid' || !/^\s*erDiagram/u.test(node.value)) return;
    drawn = new Set(
      node.value.split('\n').flatMap((line) => {
        const relation =
          /^\s*"?([\w.-]{1,100})"?\s{1,20}[|}o][|o]?(?:--|\.\.)[|o{]{1,2}\s{1,20}"?([\w.-]{1,100})"?/u.exec(
            line,
          );
        const box = /^\s*"?([\w.-]{1,100})"?\s{0,20}\{/u.exec(line);
        return [relation?.[1], relation?.[2], box?.[1]].filter((name) => name !== undefined);
      }),
    );
  });
  return drawn;
}

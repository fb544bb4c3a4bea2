import { elementOf, type Relation } from '../../understand/entities/entity.ts';
import type { Table } from './column.ts';

/** The tables and their relations as a Mermaid entity-relationship diagram. */
export function diagramOf(tables: readonly Table[], relations: readonly Relation[]): string {
  const names = new Set(tables.map(({ name }) => name));
  const boxes = tables.flatMap((table) => [
    `  ${entityName(table.name)} {`,
    ...table.columns
      .filter(({ type }) => !names.has(elementOf(type) ?? ''))
      .map(
        (column) =>
          `    ${typeWord(column.type)} ${attributeName(column.name)}${marks(column.isKey, column.target !== null)}`,
      ),
    '  }',
  ]);
  const lines = relations.map(
    ({ from, to, cardinality }) =>
      `  ${entityName(from)} ${cardinality === 'one-to-one' ? '||--o|' : '||--o{'} ${entityName(to)} : has`,
  );
  return ['erDiagram', ...boxes, ...lines].join('\n');
}

function marks(isKey: boolean, isForeign: boolean): string {
  const keys = [...(isKey ? ['PK'] : []), ...(isForeign ? ['FK'] : [])];
  return keys.length > 0 ? ` ${keys.join(', ')}` : '';
}

function entityName(name: string): string {
  return /^[A-Za-z_]\w*$/u.test(name) ? name : `"${name.replace(/[^\p{L}\p{N}_.-]/gu, '_')}"`;
}

function attributeName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]/gu, '_');
  return /^[A-Za-z]/u.test(plain) ? plain : `f_${plain}`;
}

/** A type as the one word that diagrams have room for: `numeric(8,4)` is `numeric`. */
export function typeWord(type: string): string {
  return (
    type
      .replace(/\(.*$/u, '')
      .replace(/[^A-Za-z0-9_]+/gu, '_')
      .replace(/_+$/u, '') || 'text'
  );
}

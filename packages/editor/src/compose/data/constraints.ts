import { type Index, sqlIndexes } from '../../understand/entities/sql.ts';
import { bullets } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { isUniqueAlone, scopeOf, type Table } from './column.ts';
import type { Model } from './model.ts';

/** What identifies rows, what is unique, the indexes the input makes and the foreign keys that none of them serves. */
export function constraintBlocks({ tables }: Model, composition: Composition): Block[] {
  const indexes = sqlIndexes(composition.understanding.source.text);
  return bullets(
    tables.flatMap((one) => [
      ...uniqueLines(one, composition),
      ...indexes.filter(({ table }) => table === one.name).map(indexLine),
      ...one.columns
        .filter((column) => column.target !== null && !column.isKey && !isServed(one, column.name, indexes))
        .map((column) => say(composition, 'constraintForeign', { column: `\`${one.name}.${column.name}\`` })),
    ]),
  );
}

function uniqueLines(one: Table, composition: Composition): string[] {
  return [
    say(composition, 'constraintKey', {
      columns: one.columns
        .filter((column) => column.isKey)
        .map((column) => `\`${one.name}.${column.name}\``)
        .join(', '),
    }),
    ...one.columns
      .filter((column) => isUniqueAlone(column, one.columns) && !column.isKey)
      .map((column) => say(composition, 'constraintUnique', { column: `\`${one.name}.${column.name}\`` })),
    ...one.columns.flatMap((column) => {
      const scope = scopeOf(column, one.columns);
      const both = scope === null ? [] : [scope, column].map(({ name }) => `\`${one.name}.${name}\``);
      return scope === null ? [] : [say(composition, 'constraintUnique', { column: both.join(' + ') })];
    }),
  ];
}

/** In the words of SQL, which every language of the documents shares. */
function indexLine({ name, table, columns, isUnique }: Index): string {
  return `\`${name}\`: ${isUnique ? '`UNIQUE` ' : ''}\`${table} (${columns})\``;
}

/** An index serves a foreign key that it begins with. */
function isServed({ name }: Table, column: string, indexes: readonly Index[]): boolean {
  return indexes.some(
    ({ table, columns }) =>
      table === name && /^[`"]?(\w+)/u.exec(columns)?.[1]?.toLowerCase() === column.toLowerCase(),
  );
}

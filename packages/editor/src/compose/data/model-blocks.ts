import { bullets, code, gapParagraph, table } from '../blocks.ts';
import { roleOf } from '../carried-role.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { carriedBlocksOf } from '../prose.ts';
import { gapBlock } from '../shared-gaps.ts';
import type { Table } from './column.ts';
import { ddlOf } from './ddl.ts';
import type { Model } from './model.ts';

/** The tables with their keys and fields. */
export function entityBlocks({ tables, joins }: Model, composition: Composition): Block[] {
  const { phrases } = composition;
  const rows = tables.map((one) => [
    `\`${one.name}\``,
    one.columns
      .filter((column) => column.isKey)
      .map((column) => `\`${column.name}\``)
      .join(', '),
    joins.includes(one.name)
      ? say(composition, 'joinEntity')
      : one.columns.map((column) => `\`${column.name}\``).join(', '),
  ]);
  const blocks = table([phrases.colEntity, phrases.colKey, phrases.colFields], rows);
  return blocks.length > 0 ? blocks : [gapBlock(composition, 'entities')];
}

/** Which table refers to which. */
export function relationBlocks({ tables, relations }: Model, composition: Composition): Block[] {
  const lines = relations.map(({ from, to, cardinality }) => {
    const column = tables.find((one) => one.name === to)?.columns.find((one) => one.target?.entity === from);
    return say(composition, cardinality === 'one-to-one' ? 'relationOneLine' : 'relationLine', {
      from: `\`${from}\``,
      to: `\`${to}\``,
      column: `\`${to}.${column?.name ?? ''}\``,
    });
  });
  if (lines.length > 0) return bullets(lines);
  return tables.length > 0
    ? [gapParagraph(say(composition, 'noRelations'))]
    : [gapBlock(composition, 'relations')];
}

/** The fields that take one of a few values. */
export function enumerationBlocks({ tables }: Model, { phrases }: Composition): Block[] {
  const rows = tables.flatMap((one) =>
    one.columns
      .filter((column) => column.values.length > 0)
      .map((column) => [
        `\`${one.name}.${column.name}\``,
        column.values.map((value) => `\`${value}\``).join(', '),
      ]),
  );
  return table([phrases.colField, phrases.colValues], rows);
}

/** The input's own DDL as it stands, then statements for the entities it does not define. */
export function ddlBlocks({ tables }: Model, composition: Composition): Block[] {
  const given = composition.pool.takeCarried(
    (one) => roleOf(one, composition) === 'data' && /create\s+table/iu.test(one.text),
  );
  const text = given.map((one) => one.text.toLowerCase()).join('\n');
  const missing = tables.filter(
    (one) => !new RegExp(`create\\s+table[^(]{0,60}\\b${one.name.toLowerCase()}\\b`, 'u').test(text),
  );
  // What the given statements refer to has to be there before them.
  const isReferredTo = ({ name }: Table) =>
    new RegExp(`references\\s+[\\w."]{0,60}\\b${name.toLowerCase()}\\b`, 'u').test(text);
  const sql = (made: readonly Table[]) => (made.length > 0 ? [code('sql', ddlOf(made))] : []);
  return [
    ...sql(missing.filter(isReferredTo)),
    ...carriedBlocksOf(composition, given),
    ...sql(missing.filter((one) => !isReferredTo(one))),
  ];
}

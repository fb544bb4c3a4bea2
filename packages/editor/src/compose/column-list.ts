import { columnsIn } from '../understand/columns.ts';
import type { Statement } from '../understand/statement.ts';
import { fixedBullets, paragraph } from './blocks.ts';
import type { Block } from './document.ts';

/** Lists of columns as lists, below their labels. */
export function columnBlocks(statements: readonly Statement[]): Block[] {
  return statements.flatMap((statement) => {
    const listed = columnsIn(statement);
    return listed === null ? [] : [paragraph(`**${listed.label}**`), ...fixedBullets(listed.columns)];
  });
}

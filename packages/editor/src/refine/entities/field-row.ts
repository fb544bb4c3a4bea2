import type { Classification } from '../../compose/data/classification.ts';
import { classWord } from '../../compose/data/field-tables.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import type { EntityPlace } from './places.ts';

/** What the row of a field says. */
interface FieldRow {
  readonly name: string;
  /** Null: not stated. */
  readonly type: string | null;
  /** Null: not stated. */
  readonly isNullable: boolean | null;
  /** "PK", "FK -> loan.id"; empty: none. */
  readonly key: string;
  /** Null: none. */
  readonly default: string | null;
  /** As a cell can hold it; empty: none. */
  readonly description: string;
  readonly classification: Classification;
}

/** A row of a table of fields, in the columns that the table has. */
export function fieldRow(draft: Draft, columns: EntityPlace['columns'], row: FieldRow): string {
  const words = phrasesOf(draft.language);
  const cells: Readonly<Record<EntityPlace['columns'][number], string>> = {
    name: `\`${row.name}\``,
    type: row.type === null ? words.notStated : `\`${row.type}\``,
    null: row.isNullable === null ? words.notStated : row.isNullable ? words.yes : words.no,
    key: row.key || words.noneCell,
    default: row.default === null ? words.noneCell : `\`${row.default}\``,
    description: row.description || words.noneCell,
    classification: words[classWord[row.classification]],
    other: words.noneCell,
  };
  return `| ${columns.map((one) => cells[one]).join(' | ')} |`;
}

import { partsOutside } from './api/notation/outside.ts';
import type { Statement } from './statement.ts';

/** "Columns: invoice_id, amount_cents, status": the label of columns and what stands behind it. */
const labelled =
  /^((?:(?:the|its|csv|file|report|export|table) )*(?:columns?|fields?|spalten|felder|colonnes|champs|columnas|campos|colonne|campi|kolommen|velden|kolumny|pola))(?:\s?:| are:?| sind:?)\s(.{3,600}?)\.?$/iu;
const fewest = 3;
const mostWords = 6;

/** The columns that a statement lists and says nothing else of, each in the words of the input; null where it is no such list. */
export function columnsIn({ text, kind }: Statement): { label: string; columns: string[] } | null {
  const [, label = '', list = ''] = labelled.exec(text) ?? [];
  const columns = partsOutside(list, /[,;]\s/gu);
  const isList =
    columns.length >= fewest &&
    columns.every((one) => one.replace(/\([^()]*\)/gu, '').split(' ').length <= mostWords);
  return isList && kind !== 'question' && kind !== 'nonGoal' ? { label, columns } : null;
}

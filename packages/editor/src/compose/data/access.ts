import { singularOf } from '../../understand/api/nouns.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { bullets } from '../blocks.ts';
import { type Composition, list, say } from '../composition.ts';
import type { Block } from '../document.ts';
import type { Column, Table } from './column.ts';
import { placeOf } from './placement.ts';

/** What rows are looked for by: "by customer and by day". */
const criteria =
  /(?<!\p{L})(?:by|nach|par|por) ((?:the |an? |its |their )?[\p{L}_]{2,30}(?:(?:, | and | or | und | oder | et | ou | y )(?:by |nach |par )?(?:the |its |their )?[\p{L}_]{2,30}){0,4})/giu;
const moment = /^(?:day|date|month|week|year|hour|time|tag|datum|monat|jour|date|mois|día|fecha|mes)$/u;

/** For each sentence that says how rows are looked for, the columns that need an index for it. */
export function accessBlocks(tables: readonly Table[], composition: Composition): Block[] {
  const lines = composition.understanding.statements
    .filter(({ kind, text }) => kind !== 'question' && placeOf(text) === 'access-patterns')
    .flatMap(({ text }) => {
      const table = tableIn(text, tables);
      const columns = table === null ? [] : columnsIn(text, table);
      return table === null || columns.length === 0
        ? []
        : [
            say(composition, 'accessBy', {
              entity: `\`${table.name}\``,
              columns: list(
                composition,
                columns.map(({ name }) => `\`${table.name}.${name}\``),
              ),
            }),
          ];
    });
  return bullets([...new Set(lines)]);
}

/** The table that a sentence names first. */
function tableIn(text: string, tables: readonly Table[]): Table | null {
  const words = (text.replace(/ (?:by|per) .*$/iu, '').match(/[\p{L}_]+/gu) ?? []).map(keyOf);
  const named = words.flatMap((word) => tables.find(({ name }) => keyOf(name) === word) ?? []);
  return named[0] ?? (tables.length === 1 ? (tables[0] ?? null) : null);
}

function columnsIn(text: string, table: Table): Column[] {
  const words = [...text.matchAll(criteria)]
    .flatMap((match) => (match[1] ?? '').split(/,| and | or | und | oder | et | ou | y /u))
    .map((part) =>
      part
        .replace(/^\s*(?:by |per |nach |par |the |an? |its |their )+/iu, '')
        .trim()
        .toLowerCase(),
    );
  const found = words.flatMap((word) => columnCalled(word, table) ?? []);
  return [...new Set(found)];
}

/** "Customer" is `customer_id`; a day is that of the one moment a table has. */
function columnCalled(word: string, { columns }: Table): Column | null {
  const key = keyOf(word);
  const named = columns.find(
    ({ name }) => keyOf(name) === key || keyOf(inWords(name).replace(/_id$/u, '')) === key,
  );
  if (named) return named.isKey || named.isUnique ? null : named;
  const moments = columns.filter(({ type }) => /^(?:timestamp|date)/iu.test(type));
  return moment.test(word) && moments.length === 1 ? (moments[0] ?? null) : null;
}

function keyOf(name: string): string {
  return singularOf(inWords(name).replaceAll('_', ''));
}

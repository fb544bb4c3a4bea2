import type { SectionId } from '../formats/headings/table.ts';
import type { Block, Item } from './document.ts';

/** A paragraph. */
export function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

/** A paragraph that only says what the input does not say. */
export function gapParagraph(text: string): Block {
  return { kind: 'paragraph', text, isGap: true };
}

/** A gap that leads to a question about its section as soon as one is asked; `text` is what it says otherwise. */
export function openGap(text: string, section: SectionId): Block {
  return { kind: 'paragraph', text, isGap: true, opens: section };
}

/** A paragraph whose wording is the same for every audience and tone. */
export function fixedParagraph(text: string): Block {
  return { kind: 'paragraph', text, isFixed: true };
}

/** A bulleted list; nothing where there are no items. */
export function bullets(items: readonly (string | Item)[]): Block[] {
  return listed(items, false, false);
}

/** A numbered list; nothing where there are no items. */
export function numbered(items: readonly (string | Item)[]): Block[] {
  return listed(items, true, false);
}

/** A bulleted list whose wording is the same for every audience and tone. */
export function fixedBullets(items: readonly (string | Item)[]): Block[] {
  return listed(items, false, true);
}

function listed(items: readonly (string | Item)[], isOrdered: boolean, isFixed: boolean): Block[] {
  if (items.length === 0) return [];
  return [
    {
      kind: 'list',
      isOrdered,
      isFixed,
      items: items.map((item) => (typeof item === 'string' ? { text: item } : item)),
    },
  ];
}

/** A table; nothing where there are no rows. Cells that cannot stand in a table make it a list instead. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): Block[] {
  if (rows.length === 0) return [];
  if (rows.every((row) => row.every(fitsCell))) return [{ kind: 'table', header, rows }];
  return bullets(
    rows.map((row) => ({
      text: row[0] ?? '',
      children: bullets(
        row.slice(1).flatMap((cell, index) => (cell === '' ? [] : [`${header[index + 1] ?? ''}: ${cell}`])),
      ),
    })),
  );
}

/** A cell holds one line without a pipe. */
function fitsCell(cell: string): boolean {
  return !/[|\n\r]/u.test(cell);
}

/** A fenced block of code. */
export function code(language: string, text: string): Block {
  return { kind: 'code', language, text };
}

/** The items of a phrase: "a, b and c". Where `and` is Chinese or Japanese, so are the commas. */
export function joined(items: readonly string[], and: string): string {
  const [last = ''] = items.slice(-1);
  if (items.length < 2) return last;
  const isWide = /[\p{Script=Han}、]/u.test(and);
  const link = isWide && (and === '、' || !/^\w/u.test(last)) ? and : ` ${and} `;
  return `${items.slice(0, -1).join(isWide ? '、' : ', ')}${link}${last}`;
}

import type { Block, Source } from '../../read/source.ts';
import { type Entity, plainField } from './entity.ts';
import { readField } from './field.ts';

const nameColumn = /^(?:field|column|name|attribute|property|feld|spalte|champ|colonne|campo|columna)s?$/iu;
const typeColumn = /^(?:type|data ?type|typ|datentyp|tipo)$/iu;

const yes = /^(?:yes|y|true|x|✓|ja|oui)$/iu;
const no = /^(?:no|n|false|-|–|nein|non)$/iu;
/** "EUR, USD or CHF, default EUR": the values that open what is said of a field. */
const listed = /^((?:[\p{L}\p{N}_-]{1,24}, ){0,8}[\p{L}\p{N}_-]{1,24} or [\p{L}\p{N}_-]{1,24})(?=$|[,;.])/u;

/** Entities given as a Markdown table of fields, named by the heading or line above it. */
export function tableEntities(source: Source): Entity[] {
  return source.blocks.flatMap((block, position) => {
    const [header = [], ...rows] = block.rows;
    const nameAt = header.findIndex((cell) => nameColumn.test(cell.trim()));
    const typeAt = header.findIndex((cell) => typeColumn.test(cell.trim()));
    const requiredAt = header.findIndex((cell) =>
      /^(?:required|mandatory|pflicht|obligatoire)$/iu.test(cell.trim()),
    );
    if (block.kind !== 'table' || nameAt < 0 || typeAt < 0) return [];
    const fields = rows.flatMap((row) => {
      const name = (row[nameAt] ?? '').replaceAll('`', '').trim();
      const others = row.filter((_, index) => ![nameAt, typeAt, requiredAt].includes(index)).join(', ');
      const field = readField(`${name} ${others}`);
      const required = row[requiredAt]?.trim() ?? '';
      const values = listed.exec(others.trim())?.[1]?.split(/, | or /u) ?? [];
      return field
        ? [
            {
              ...plainField(name),
              ...field,
              name,
              type: (row[typeAt] ?? '').replaceAll('`', '').trim() || null,
              ...(yes.test(required) ? { isNullable: false } : {}),
              ...(no.test(required) ? { isNullable: true } : {}),
              ...(field.values.length === 0 && values.length > 1 ? { values } : {}),
            },
          ]
        : [];
    });
    const name = nameAbove(source.blocks, position) ?? nameBelow(source.blocks, position);
    return fields.length > 0 && name ? [{ name, fields, statements: [] }] : [];
  });
}

function nameAbove(blocks: readonly Block[], position: number): string | null {
  const above = blocks[position - 1]?.text ?? '';
  return (
    /`?([\p{L}_][\p{L}\p{N}_]{1,50})`?(?:\s(?:table|entity|tabelle))?\s?:?\s*$/u.exec(above.trim())?.[1] ??
    null
  );
}

/** "That's the product.", "These are the fields of an order." */
function nameBelow(blocks: readonly Block[], position: number): string | null {
  const below = blocks[position + 1]?.text ?? '';
  const said =
    /^(?:that['’]?s|that is|this is|these are|those are)(?: (?:all )?(?:the )?(?:fields?|columns?|attributes?) of)? (?:the|an?|our|one|each|every) ([\p{L}_]{2,30}(?: [\p{L}]{2,30})?)(?: (?:table|entity|record|model))?(?=[.,;:]|$)/iu.exec(
      below.trim(),
    )?.[1];
  return said === undefined ? null : said.toLowerCase().replaceAll(' ', '_');
}

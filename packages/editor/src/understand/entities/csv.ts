import type { Block } from '../../read/source.ts';
import { singularOf } from '../api/nouns.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { fieldName } from './field-name.ts';

/** "The export of our cars", "one line per booking", "orders.csv": what the rows are of. */
const rowsOf = [
  /(?<!\p{L})(?:exports?|lists?|extracts?|dumps?|tables?|csv|file) (?:of|with|for) (?:(?:our|the|all|all the|their) )?(\p{L}{3,30})(?!\p{L})/iu,
  /(?<!\p{L})(?:one|a) (?:line|row|record) (?:per|for each|for every|is an?|is one) (\p{L}{3,30})(?!\p{L})/iu,
  /(?<![\p{L}/])(\p{L}{3,30})\.csv(?!\p{L})/iu,
];
const heading = /^\p{L}[\p{L}\p{N}_]{0,39}$/u;
const fewestColumns = 3;

/** The entities that samples of CSV show, a line of names over lines of as many values: named after what a sentence beside them says the rows are of. */
export function csvEntities(blocks: readonly Block[]): Entity[] {
  return blocks.flatMap((block, position): Entity[] => {
    if (block.kind !== 'code' && block.kind !== 'paragraph') return [];
    const lines = block.text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(?:```|~~~)/u.test(line));
    const [head = '', first = ''] = lines;
    const sign = head.includes(';') ? ';' : ',';
    const names = head.split(sign).map((cell) => cell.trim());
    const values = first.split(sign).map((cell) => cell.trim());
    const isCsv =
      !/[,;] /u.test(head) &&
      names.length >= fewestColumns &&
      names.length === values.length &&
      names.every((name) => heading.test(name));
    const isData = values.some((value) => /\d/u.test(value)) && !values.every((value) => heading.test(value));
    const name = isCsv && isData ? nameBeside(blocks, position) : null;
    return name === null
      ? []
      : [{ name, fields: names.map((one, at) => column(one, values[at] ?? '')), statements: [] }];
  });
}

function nameBeside(blocks: readonly Block[], at: number): string | null {
  for (const text of [blocks[at - 1]?.text ?? '', blocks[at + 1]?.text ?? ''])
    for (const pattern of rowsOf) {
      const noun = pattern.exec(text)?.[1];
      if (noun !== undefined) return singularOf(noun.toLowerCase());
    }
  return null;
}

function column(name: string, value: string): Field {
  return { ...plainField(fieldName(name)), type: typeOf(value), isKey: /^id$/iu.test(name) };
}

function typeOf(value: string): string | null {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u.test(value)) return 'timestamp';
  if (/^\d{4}-\d\d-\d\d$/u.test(value)) return 'date';
  if (/^(?:true|false)$/iu.test(value)) return 'boolean';
  if (/^-?\d{1,9}$/u.test(value) && !/^0\d/u.test(value)) return 'integer';
  if (/^-?\d+\.\d+$/u.test(value)) return 'numeric';
  return value === '' ? null : 'text';
}

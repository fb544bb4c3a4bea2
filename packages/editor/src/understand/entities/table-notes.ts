import type { Block, Source } from '../../read/source.ts';
import { pluralOf, singularOf } from '../api/nouns.ts';
import { canBeThing } from '../api/thing.ts';
import { maskedWhole } from '../mask.ts';
import type { Statement } from '../statement.ts';
import { inWords } from './field-name.ts';

/** What a column of things is called, and one of what they have. */
const ofThings =
  /^(?:|entity|entities|tables?|objects?|models?|resources?|things?|what|names?|class(?:es)?|records?|concepts?)$/iu;
const ofFields =
  /^(?:fields?|columns?|attributes?|properties|data|contents?|details|has|stores?|what we store|information)$/iu;

/** Index of what no sentence of the input says. */
const NO_SENTENCE = -1;

/**
 * The rows of tables that have a thing in one column and what it has in another, as sentences: "| tree | row, planted on | belongs
 * to an orchard |" says that each tree has a row and a day, and belongs to an orchard. English.
 */
export function tableNotes(source: Source): Statement[] {
  return source.blocks.flatMap((block) =>
    sentencesOf(block).map(
      (text): Statement => ({
        start: block.start,
        end: block.end,
        index: NO_SENTENCE,
        text,
        masked: maskedWhole(text),
        kind: 'definition',
        strength: null,
        topics: new Set(),
        heading: null,
        lead: null,
        block,
      }),
    ),
  );
}

function sentencesOf({ kind, rows: all }: Block): string[] {
  const [header = [], ...rows] = all.map((row) => row.map(plain));
  if (kind !== 'table' || rows.length === 0) return [];
  const nameAt = header.findIndex((cell) => ofThings.test(cell));
  const fieldsAt = fieldColumn(header, rows, nameAt);
  const names = rows.map((row) => nameIn(row[nameAt] ?? ''));
  if (nameAt < 0 || fieldsAt < 0 || names.includes(null)) return [];
  return rows.flatMap((row, at) => {
    const name = names[at] ?? '';
    const notes = row.filter((_, column) => column !== nameAt && column !== fieldsAt);
    return [
      `Each ${name} has ${row[fieldsAt] ?? ''}.`,
      ...notes.flatMap((note) => note.split(/[;,] /u)).flatMap((note) => noted(note, name)),
    ];
  });
}

/** The column that is called so, else the one in which most cells list several. */
function fieldColumn(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  nameAt: number,
): number {
  const called = header.findIndex((cell, at) => at !== nameAt && ofFields.test(cell));
  if (called >= 0) return called;
  return header.findIndex(
    (_, at) =>
      at !== nameAt && rows.filter((row) => (row[at] ?? '').split(',').length > 2).length * 2 > rows.length,
  );
}

/** The thing that a cell names, in the words of a sentence; null where it names none. */
function nameIn(cell: string): string | null {
  const words = inWords(cell).replaceAll('_', ' ').trim();
  const parts = words.split(' ');
  const name = [...parts.slice(0, -1), singularOf(parts.at(-1) ?? '')].join(' ');
  return parts.length <= 3 && canBeThing(name) ? name : null;
}

const other = '(?:an? |the |one |each |every )?(\\p{L}[\\p{L}_-]{1,30}(?: \\p{L}[\\p{L}-]{1,30})?)';
const manyPer = new RegExp(
  `^(?:(?:many|several|multiple|n|one or more|\\d+) )?(?:per|for each|for every) ${other}$`,
  'iu',
);
const onePer = new RegExp(`^(?:one|1|at most one|max\\.? one) (?:per|for each|for every) ${other}$`, 'iu');
const manyToMany = new RegExp(`^(?:n:m|m:n|n-m|many[- ]to[- ]many)(?: (?:with|to))? ${other}$`, 'iu');
const oneToMany = new RegExp(`^(?:1:n|one[- ]to[- ]many)(?: (?:with|to))? ${other}$`, 'iu');
const manyToOne = new RegExp(`^(?:n:1|many[- ]to[- ]one)(?: (?:with|to))? ${other}$`, 'iu');
const told =
  /^(?:belongs? to|has|have|can|may|must|is|are|refers|references|points to|owns?|contains?|consists of|holds?)(?!\p{L})/iu;
const counted =
  /^((?:at most |exactly |up to )?(?:one|several|many|multiple|\d+)) ([\p{L}][\p{L} -]{2,30}?)( at most)?$/iu;

/** What a remark on a row says of its thing, as a sentence. */
function noted(note: string, name: string): string[] {
  const one = onePer.exec(note)?.[1];
  if (one !== undefined) return [`Each ${one} has one ${name}.`];
  const whole = manyPer.exec(note)?.[1] ?? manyToOne.exec(note)?.[1];
  if (whole !== undefined) return [`Each ${name} belongs to one ${singularOf(whole.toLowerCase())}.`];
  const peer = manyToMany.exec(note)?.[1];
  if (peer !== undefined) return [`${pluralOf(name)} are many to many with ${peer}.`];
  const parts = oneToMany.exec(note)?.[1];
  if (parts !== undefined) return [`Each ${name} has many ${pluralOf(singularOf(parts.toLowerCase()))}.`];
  if (told.test(note)) return [`Each ${name} ${note}.`];
  const [, count, noun] = counted.exec(note) ?? [];
  return count === undefined ? [] : [`Each ${name} has ${count} ${noun}.`];
}

function plain(cell: string): string {
  return cell.replaceAll(/[`*]/gu, '').trim();
}

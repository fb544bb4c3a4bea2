import { upperFirst } from '../../first-letter.ts';
import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables, type TableContents } from '../../prepared/prepared-tables.ts';
import { groupContents, groupOf } from '../../prepared/word-groups.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import { readInstalled } from './installed.ts';
import { MISSPELLINGS } from './misspellings.ts';

interface CspellFile {
  readonly dictionaryDefinitions: readonly {
    readonly flagWords?: readonly string[];
    readonly suggestWords?: readonly string[];
  }[];
}

const TABLES = ['words', 'meanings'] as const;

let known: Record<(typeof TABLES)[number], WordTable> | undefined;

/**
 * What people are known to mean by a misspelt word, most likely first: our own list, else the lists of the
 * codespell and cspell projects (90,000 entries, read at the first call).
 */
export function knownMisspelling(word: string): readonly string[] | undefined {
  known ??= preparedTables('misspellings', listsKey(), TABLES, make);
  return groupOf(word, known.words, known.meanings);
}

function make(): TableContents<(typeof TABLES)[number]> {
  const { words, groups } = groupContents([...listedMisspellings()]);
  return { words, meanings: groups };
}

/** Lists of the cspell project, the more general ones last: they know better. */
const FILES = ['dict/dict-en-gb.json', 'dict/dict-en.json'] as const;

/** All misspelt words, each with what may be meant by it. */
export function listedMisspellings(): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, readonly string[]>();
  for (const file of FILES) {
    const read = JSON.parse(readInstalled('@cspell/dict-en-common-misspellings', file)) as CspellFile;
    for (const { flagWords = [], suggestWords = [] } of read.dictionaryDefinitions)
      for (const line of [...flagWords, ...suggestWords]) add(entries, line);
  }
  const terms = readInstalled('@cspell/dict-software-terms', 'dict/cspell-corrections.yaml');
  for (const line of terms.match(/(?<=^\s*- )[a-z']+->.*/gm) ?? []) add(entries, line);
  for (const [wrong, right] of Object.entries(MISSPELLINGS)) entries.set(wrong, [right]);
  return entries;
}

function add(entries: Map<string, readonly string[]>, line: string): void {
  const [wrong = '', right = ''] = line.split('->');
  const listed = right.split(',').map((meaning) => meaning.trim());
  // "wednesday,Wednesday" is one meaning, which has a capital
  const meanings = listed.filter((one) => !listed.includes(upperFirst(one)) || one === upperFirst(one));
  if (wrong !== '' && meanings[0] !== '' && !meanings.includes(wrong))
    entries.set(wrong.toLowerCase(), meanings);
}

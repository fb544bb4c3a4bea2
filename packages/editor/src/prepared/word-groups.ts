import type { WordTable } from './word-table.ts';

/** What stands between the words of a group; no word has it. */
const BREAK = '\n';

/** Words, each with the words that belong to it, as the contents of two tables. */
export interface GroupContents {
  /** Each word with the place of its group. */
  readonly words: ReadonlyMap<string, number>;
  /** The groups, in order. */
  readonly groups: ReadonlyMap<string, number>;
}

/** Contents of the tables that `groupOf` reads. Equal groups are kept once. */
export function groupContents(entries: Iterable<readonly [string, readonly string[]]>): GroupContents {
  const words = new Map<string, number>();
  const groups = new Map<string, number>();
  for (const [word, others] of entries) {
    const group = others.join(BREAK);
    const place = groups.get(group) ?? groups.size;
    groups.set(group, place);
    words.set(word, place);
  }
  return { words, groups };
}

/** The words that belong to a word; undefined where it is not in the table. */
export function groupOf(word: string, words: WordTable, groups: WordTable): string[] | undefined {
  const place = words.get(word);
  return place === undefined ? undefined : groups.wordAt(place).split(BREAK);
}

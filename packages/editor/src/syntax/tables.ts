import { readFileSync } from 'node:fs';
import { MOVES } from './configuration.ts';
import type { LinearTable } from './linear-table.ts';
import type { ParseTables } from './parser.ts';
import { RELATIONS } from './relations.ts';
import { TAGS } from './tags.ts';

/** All that training found about the sentences of a language. */
export interface SyntaxTables extends ParseTables {
  readonly tags: LinearTable;
  /** Hashes of the words that have been seen as pronouns, prepositions and the like. */
  readonly closedWords: ReadonlySet<number>;
}

const OUTCOMES = [TAGS.length, MOVES, RELATIONS.length] as const;
const HEADER_LENGTH = OUTCOMES.length + 1;

/** The content of a file that `readSyntaxTables` reads: how many closed words there are, the length of each table, those words,
 * and the tables, a byte a weight. */
export function syntaxBytes({ tags, moves, relations, closedWords }: SyntaxTables): Uint8Array {
  const tables = [tags, moves, relations].map(({ weights }) => Uint8Array.from(weights));
  const lengths = Uint32Array.from([closedWords.size, ...tables.map(({ length }) => length)]);
  const words = Int32Array.from(closedWords);
  return Uint8Array.from(
    Buffer.concat([new Uint8Array(lengths.buffer), new Uint8Array(words.buffer), ...tables]),
  );
}

/** Reads the tables in `file`. */
export function readSyntaxTables(file: URL): SyntaxTables {
  const { buffer, byteOffset } = readFileSync(file);
  const [wordCount = 0, ...lengths] = new Uint32Array(buffer, byteOffset, HEADER_LENGTH);
  const closedWords = new Set(new Int32Array(buffer, byteOffset + 4 * HEADER_LENGTH, wordCount));
  let from = byteOffset + 4 * (HEADER_LENGTH + wordCount);
  const [tags, moves, relations] = OUTCOMES.map((outcomes, at) => {
    const weights = new Int8Array(buffer, from, lengths[at]);
    from += weights.length;
    return { weights, outcomes };
  }) as [LinearTable, LinearTable, LinearTable];
  return { tags, moves, relations, closedWords };
}

import type { WordTable } from '../../prepared/word-table.ts';
import { editCost } from './edit-cost.ts';

/** Furthest in letters, so that the letters of word and candidate differ in at most four. */
const MOST_LETTERS = 4;

/** What `DistantWords` is made of. */
export interface DistantContents {
  /** Words of the same first letter and length behind one another, each with one bit a letter that it has. */
  readonly words: ReadonlyMap<string, number>;
  /** Where the words of a first letter and length begin and end among them. */
  readonly starts: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
}

/** Sorts words for `DistantWords`. */
export function distantContents(words: Iterable<string>): DistantContents {
  const buckets = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word[0], word.length);
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [word]);
    else bucket.push(word);
  }
  const sorted = new Map<string, number>();
  const starts = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const [key, bucket] of buckets) {
    starts.set(key, sorted.size);
    for (const word of bucket) sorted.set(word, lettersOf(word));
    ends.set(key, sorted.size);
  }
  return { words: sorted, starts, ends };
}

/** Words by first letter and length, to find those more than one slip away. */
export class DistantWords {
  readonly #words: WordTable;
  readonly #starts: WordTable;
  readonly #ends: WordTable;

  constructor(words: WordTable, starts: WordTable, ends: WordTable) {
    this.#words = words;
    this.#starts = starts;
    this.#ends = ends;
  }

  /** Words of the same first letter, at most two letters shorter or longer, and within the edit cost. */
  near(written: string, furthest: number): string[] {
    const letters = lettersOf(written);
    const found: string[] = [];
    for (let length = written.length - 2; length <= written.length + 2; length += 1) {
      const key = keyOf(written[0], length);
      const end = this.#ends.get(key) ?? 0;
      for (let index = this.#starts.get(key) ?? 0; index < end; index += 1) {
        if (bitsIn(letters ^ this.#words.valueAt(index)) > MOST_LETTERS) continue;
        const word = this.#words.wordAt(index);
        if (editCost(written, word, furthest) < Infinity) found.push(word);
      }
    }
    return found;
  }
}

function keyOf(first: string | undefined, length: number): string {
  return `${first}${length}`;
}

/** As an unsigned number, which is what tables keep. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

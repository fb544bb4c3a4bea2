import { editCost } from './edit-cost.ts';

/** Furthest in letters, so that the letters of word and candidate differ in at most four. */
const MOST_LETTERS = 4;

interface Entry {
  readonly word: string;
  /** One bit a letter that the word has. */
  readonly letters: number;
}

/** Words by first letter and length, to find those more than one slip away. */
export class DistantWords {
  readonly #buckets = new Map<string, Entry[]>();

  add(word: string): void {
    const key = `${word[0]}${word.length}`;
    const entry = { word, letters: lettersOf(word) };
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) this.#buckets.set(key, [entry]);
    else bucket.push(entry);
  }

  /** Words of the same first letter, at most two letters shorter or longer, and within the edit cost. */
  near(written: string, furthest: number): string[] {
    const letters = lettersOf(written);
    const found: string[] = [];
    for (let length = written.length - 2; length <= written.length + 2; length += 1) {
      for (const entry of this.#buckets.get(`${written[0]}${length}`) ?? []) {
        if (bitsIn(letters ^ entry.letters) > MOST_LETTERS) continue;
        if (editCost(written, entry.word, furthest) < Infinity) found.push(entry.word);
      }
    }
    return found;
  }
}

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

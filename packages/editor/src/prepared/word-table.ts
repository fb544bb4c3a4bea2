/** A slot of the hash table that no word is in. */
const EMPTY = 0;

/** Numbers before a table's content: how many words, units and slots, and of how many bytes each unit is. */
const HEADER = 4;

const NUMBER_BYTES = 4;

/**
 * Words with a number each, looked up by hash in a few flat arrays: a tenth of the memory of a `Map`, and read from a
 * file as it is. Words keep the order they came in.
 */
export class WordTable {
  /** How many words there are. */
  readonly size: number;
  /** Where each word ends in `#units`. */
  readonly #ends: Uint32Array;
  readonly #values: Uint32Array;
  /** Word numbers from 1 on, at the place that their hash names or the next free one. */
  readonly #slots: Uint32Array;
  /** The words, one behind the other, in UTF-16; a byte a unit where all are below 256. */
  readonly #units: Units;
  /** Bytes after this table. */
  readonly end: number;

  /** Reads a table that `bytes` gave, from `offset` of `buffer` on, a multiple of four. */
  constructor(buffer: ArrayBuffer, offset = 0) {
    const [words = 0, units = 0, slots = 0, unitBytes = 0] = new Uint32Array(buffer, offset, HEADER);
    let at = offset + HEADER * NUMBER_BYTES;
    const numbers = (length: number) => {
      const array = new Uint32Array(buffer, at, length);
      at += array.byteLength;
      return array;
    };
    this.size = words;
    this.#ends = numbers(words);
    this.#values = numbers(words);
    this.#slots = numbers(slots);
    this.#units = unitsIn(buffer, at, units, unitBytes);
    this.end = at + padded(units * unitBytes);
  }

  has(word: string): boolean {
    return this.#find(word) >= 0;
  }

  /** The number of a word; undefined where the table has not got it. */
  get(word: string): number | undefined {
    const index = this.#find(word);
    return index < 0 ? undefined : this.#values[index];
  }

  /** A word by its place in the order. */
  wordAt(index: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#startOf(index), this.#ends[index]));
  }

  valueAt(index: number): number {
    return this.#values[index] ?? 0;
  }

  /** All words, in order. */
  *words(): Generator<string> {
    for (let index = 0; index < this.size; index += 1) yield this.wordAt(index);
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
  }

  #find(word: string): number {
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(word) & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? EMPTY;
      if (number === EMPTY) return -1;
      if (this.#isAt(number - 1, word)) return number - 1;
    }
  }

  #isAt(index: number, word: string): boolean {
    const start = this.#startOf(index);
    if ((this.#ends[index] ?? 0) - start !== word.length) return false;
    for (let at = 0; at < word.length; at += 1) {
      if (this.#units[start + at] !== word.charCodeAt(at)) return false;
    }
    return true;
  }
}

/** A table of words that differ, with their numbers: integers from 0 to 2³² − 1. */
export function makeWordTable(entries: ReadonlyMap<string, number>): WordTable {
  return new WordTable(wordTableBytes(entries));
}

/** The content that a `WordTable` is read from; its length is a multiple of four. */
export function wordTableBytes(entries: ReadonlyMap<string, number>): ArrayBuffer {
  const words = [...entries.keys()];
  const units = words.reduce((sum, word) => sum + word.length, 0);
  const unitBytes = words.every(isNarrow) ? 1 : 2;
  const slotCount = 2 ** Math.ceil(Math.log2(Math.max(2, entries.size * 1.5)));
  const numberCount = HEADER + 2 * entries.size + slotCount;
  const buffer = new ArrayBuffer(numberCount * NUMBER_BYTES + padded(units * unitBytes));
  const numbers = new Uint32Array(buffer, 0, numberCount);
  numbers.set([entries.size, units, slotCount, unitBytes]);
  const ends = numbers.subarray(HEADER, HEADER + entries.size);
  const values = numbers.subarray(HEADER + entries.size, HEADER + 2 * entries.size);
  const slots = numbers.subarray(HEADER + 2 * entries.size);
  const letters = unitsIn(buffer, numberCount * NUMBER_BYTES, units, unitBytes);
  let index = 0;
  let end = 0;
  for (const [word, value] of entries) {
    for (let at = 0; at < word.length; at += 1) letters[end + at] = word.charCodeAt(at);
    end += word.length;
    ends[index] = end;
    values[index] = value;
    let slot = hashOf(word) & (slotCount - 1);
    while (slots[slot] !== EMPTY) slot = (slot + 1) & (slotCount - 1);
    index += 1;
    slots[slot] = index;
  }
  return buffer;
}

type Units = Uint8Array | Uint16Array;

function unitsIn(buffer: ArrayBuffer, offset: number, length: number, unitBytes: number): Units {
  return unitBytes === 1 ? new Uint8Array(buffer, offset, length) : new Uint16Array(buffer, offset, length);
}

function isNarrow(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 255) return false;
  return true;
}

/** The next multiple of four bytes, where the numbers of another table may begin. */
function padded(bytes: number): number {
  return Math.ceil(bytes / NUMBER_BYTES) * NUMBER_BYTES;
}

/** FNV-1a over UTF-16 units, its bits mixed once more, since tables look at the lowest alone. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

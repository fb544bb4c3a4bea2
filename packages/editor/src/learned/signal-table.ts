const HASH_BITS = 32;
/** Numbers before the content: how many signals there are, and by how many bits of its first hash one is looked for. */
const HEADER = 2;

/**
 * The places of signals in an order of the table's own, found by 64 bits of hash: nobody asks what the signals are, and their letters would
 * take most of the memory. That a signal which was not learned has the hash of one that was is as good as impossible: with a million
 * learned, it happens once in 10¹³ signals. Read from a file as it is.
 */
export class SignalTable {
  /** How many signals there are. */
  readonly size: number;
  /** Bytes after this table. */
  readonly end: number;
  /** How many bits of the first hash do not say where to look. */
  readonly #rest: number;
  /** Where those begin whose first hash begins with the same bits, and where the last end. */
  readonly #starts: Uint32Array;
  /** Ascending; those after them in the same order. */
  readonly #first: Uint32Array;
  readonly #second: Uint32Array;

  /** Reads a table that `signalTable` gave, from `offset` of `buffer` on, a multiple of four. */
  constructor(buffer: ArrayBuffer, offset: number) {
    const header = new Uint32Array(buffer, offset, HEADER);
    const [size = 0, bits = 0] = header;
    this.size = size;
    this.#rest = HASH_BITS - bits;
    this.#starts = new Uint32Array(buffer, offset + header.byteLength, 2 ** bits + 1);
    this.#first = new Uint32Array(buffer, this.#starts.byteOffset + this.#starts.byteLength, size);
    this.#second = new Uint32Array(buffer, this.#first.byteOffset + this.#first.byteLength, this.size);
    this.end = this.#second.byteOffset + this.#second.byteLength;
  }

  /** The place of a signal, from 0 on; undefined for one that was not learned. */
  placeOf(signal: string): number | undefined {
    const { first, second } = hashesOf(signal);
    const bucket = first >>> this.#rest;
    const end = this.#starts[bucket + 1] ?? 0;
    for (let at = this.#starts[bucket] ?? 0; at < end; at += 1)
      if (this.#first[at] === first && this.#second[at] === second) return at;
    return undefined;
  }
}

/** The content that a `SignalTable` is read from, its length a multiple of four, and the signals in the order of their places. */
export function signalTable(signals: readonly string[]): {
  readonly bytes: ArrayBuffer;
  readonly ordered: readonly string[];
} {
  const hashed = signals
    .map((signal) => ({ signal, ...hashesOf(signal) }))
    .sort((left, right) => left.first - right.first || left.second - right.second);
  const size = hashed.length;
  const bits = Math.max(1, Math.floor(Math.log2(size)));
  const starts = new Uint32Array(2 ** bits + 1);
  for (const [at, { first }] of hashed.entries()) starts[(first >>> (HASH_BITS - bits)) + 1] = at + 1;
  // where none begins with these bits, what begins there ends there as well
  for (let at = 1; at < starts.length; at += 1) starts[at] = Math.max(starts[at] ?? 0, starts[at - 1] ?? 0);
  const numbers = new Uint32Array(HEADER + starts.length + 2 * size);
  numbers.set([size, bits]);
  numbers.set(starts, HEADER);
  for (const [at, { first, second }] of hashed.entries()) {
    numbers[HEADER + starts.length + at] = first;
    numbers[HEADER + starts.length + size + at] = second;
  }
  return { bytes: numbers.buffer, ordered: hashed.map(({ signal }) => signal) };
}

/** FNV-1a, and a hash that multiplies first and shifts, each over UTF-16 units: 32 bits of one say nothing of those of the other. */
function hashesOf(signal: string): { readonly first: number; readonly second: number } {
  let first = 0x811c9dc5;
  let second = signal.length;
  for (let at = 0; at < signal.length; at += 1) {
    const unit = signal.charCodeAt(at);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second, 0x5bd1e995) ^ unit;
    second ^= second >>> 15;
  }
  // FNV leaves its highest bits, by which a signal is looked for, nearly alone in short ones
  first = Math.imul(first ^ (first >>> 16), 0x85ebca6b);
  return { first: first >>> 0, second: Math.imul(second, 0xc2b2ae35) >>> 0 };
}

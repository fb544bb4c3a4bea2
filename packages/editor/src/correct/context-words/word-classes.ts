import { hashOf } from './hash.ts';

/** Bits of an entry that are its class; the others are a part of the hash of its word. */
const CLASS_BITS = 8;
const CLASS_MASK = (1 << CLASS_BITS) - 1;

/** Classes from here on stand for one very frequent word each. */
export const FIRST_FREQUENT = 128;

/** Classes from here on are not in the table: words it has not got, told by their shape. */
export const FIRST_SHAPE = 256;

const RAISED = 257;
const SHAPES: readonly (readonly [number, RegExp])[] = [
  [FIRST_SHAPE, /^\p{Lu}[\p{Lu}\d]*s?$/u],
  [RAISED, /^\p{Lu}/u],
  [258, /^\d/u],
  [259, /^[^\p{L}]/u],
];
const SUFFIXED = 260;
const SHORT = 4;

/**
 * Which words stand in like places, as training found it: singular nouns in one class, plurals in another, and so on. The
 * most frequent words are classes of their own.
 */
export class WordClasses {
  readonly #entries: Uint32Array;
  readonly #raisesNouns: boolean;

  /**
   * Reads the entries that `wordClassEntries` gave.
   *
   * @param raisesNouns whether a capital within a sentence shows a noun, as in German, and no name
   */
  constructor(entries: Uint32Array, raisesNouns = false) {
    this.#entries = entries;
    this.#raisesNouns = raisesNouns;
  }

  /** The class of a word as it is written, of which `hash` is that of its small letters. */
  classOf(word: string, hash: number, opensSentence: boolean): number {
    const known = this.#find(hash);
    const isName = !this.#raisesNouns && !opensSentence && /^\p{Lu}/u.test(word);
    if (known !== undefined && (known >= FIRST_FREQUENT || !isName)) return known;
    for (const [shape, pattern] of SHAPES)
      if (pattern.test(word) && (shape !== RAISED || !this.#raisesNouns)) return shape;
    // endings tell nouns from verbs in most languages
    return SUFFIXED + (word.length < SHORT ? 0 : hashOf(word.slice(-2)) & 63);
  }

  #find(hash: number): number | undefined {
    const mask = this.#entries.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const entry = this.#entries[at] ?? 0;
      if (entry === 0) return undefined;
      if ((entry ^ hash) >>> CLASS_BITS === 0) return entry & CLASS_MASK;
    }
  }
}

/** The content of a table, of words by their hash. */
export function wordClassEntries(classes: ReadonlyMap<number, number>): Uint32Array {
  const entries = new Uint32Array(2 ** Math.ceil(Math.log2(classes.size * 1.5 + 2)));
  const mask = entries.length - 1;
  for (const [hash, wordClass] of classes) {
    let at = hash & mask;
    while (entries[at] !== 0) at = (at + 1) & mask;
    entries[at] = ((hash & ~CLASS_MASK) | wordClass) >>> 0;
  }
  return entries;
}

import type { ConfusionSet, Slot } from '../../src/correct/context-words/confusion-set.ts';
import { featuresOf, MOST_FEATURES, type TokenNumbers } from '../../src/correct/context-words/features.ts';
import { hashOf } from '../../src/correct/context-words/hash.ts';
import { saltOf } from '../../src/correct/context-words/language-model.ts';
import { type Tokens, tokensOf } from '../../src/correct/context-words/tokens.ts';
import type { WordClasses } from '../../src/correct/context-words/word-classes.ts';

/** Numbers kept of a place. */
const WIDTH = 6;

/** A place of a set, by its number, with its features. */
export interface Place {
  readonly set: number;
  readonly observed: number;
  /** A bit for each label that can stand there. */
  readonly mask: number;
  /** A bit for each label that words alone may speak against where it stands there. */
  readonly told: number;
  readonly features: Int32Array;
}

/** Whether a place is to be learned from. */
export type Sampling = (tokens: Tokens, at: number, isEmpty: boolean) => boolean;

/** The tokens of a corpus and every place in it where a set has a choice. */
export class Samples {
  readonly tokens: { hashes: Int32Array; classes: Int32Array };
  readonly sets: readonly ConfusionSet[];
  readonly salts: readonly number[];
  /** Words without marks. */
  words = 0;
  #length = 0;
  #places: Int32Array = new Int32Array(1 << 20);
  #used = 0;
  readonly #features = new Int32Array(MOST_FEATURES);

  constructor(sets: readonly ConfusionSet[]) {
    this.sets = sets;
    this.salts = sets.map(({ id }) => saltOf(id));
    this.tokens = { hashes: new Int32Array(1 << 20), classes: new Int32Array(1 << 20) };
  }

  get size(): number {
    return this.#used / WIDTH;
  }

  add(paragraph: string, classes: WordClasses, isSampled: Sampling): void {
    const tokens = tokensOf(paragraph, classes);
    const first = this.#length;
    this.#push(tokens);
    for (let at = 0; at < tokens.words.length; at += 1) {
      if (tokens.words[at] === '') continue;
      if (/^\p{L}/u.test(tokens.words[at] ?? '')) this.words += 1;
      this.sets.forEach((set, number) => {
        if (set.opening !== undefined && !set.opening.has(tokens.words[at] ?? '')) return;
        const slot = set.slotAt(tokens, at);
        if (slot === null || !isSampled(tokens, at, slot.from === slot.to)) return;
        const hash = slot.key === '' ? 0 : hashOf(slot.key);
        const keyClass = slot.keyClass ?? (slot.key === '' ? 0 : classes.classOf(slot.key, hash, false));
        const mask = slot.members.reduce(
          (bits, member, label) => (member === null ? bits : bits | (1 << label)),
          0,
        );
        this.#place([
          first + (slot.seenFrom ?? slot.from),
          first + slot.to,
          (number << 8) | slot.observed,
          hash,
          (keyClass << 16) | mask,
          toldIn(set, tokens, slot),
        ]);
      });
    }
  }

  /** Calls `see` with the features of each place, which are overwritten by the next. */
  each(see: (place: Place) => void): void {
    const features = this.#features;
    for (let at = 0; at < this.#used; at += WIDTH) {
      const [from = 0, to = 0, packed = 0, key = 0, rest = 0, told = 0] = this.#places.subarray(
        at,
        at + WIDTH,
      );
      const count = featuresOf(this.tokens, from, to, key, rest >>> 16, features);
      see({
        set: packed >>> 8,
        observed: packed & 127,
        mask: rest & 0xffff,
        told,
        features: features.subarray(0, count),
      });
    }
  }

  #push({ hashes, classes }: TokenNumbers): void {
    const length = this.#length + hashes.length;
    while (length > this.tokens.hashes.length) {
      this.tokens.hashes = grown(this.tokens.hashes);
      this.tokens.classes = grown(this.tokens.classes);
    }
    this.tokens.hashes.set(hashes, this.#length);
    this.tokens.classes.set(classes, this.#length);
    this.#length = length;
  }

  #place(numbers: readonly number[]): void {
    if (this.#used + WIDTH > this.#places.length) this.#places = grown(this.#places);
    this.#places.set(numbers, this.#used);
    this.#used += WIDTH;
  }
}

/** The labels of which words alone may tell that another is meant. */
function toldIn(set: ConfusionSet, tokens: Tokens, slot: Slot): number {
  let told = 0;
  for (let label = 0; label < set.labels; label += 1)
    if (set.isToldByWords?.(tokens, { ...slot, observed: label }) !== false) told |= 1 << label;
  return told;
}

function grown(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

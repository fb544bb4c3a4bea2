import { mixed } from './hash.ts';

/** Bits of an entry that are its weight; the others tell keys apart that fall on the same place. */
const WEIGHT_BITS = 6;
const CHECK_SHIFT = 32 - (16 - WEIGHT_BITS);
const SIGN = 1 << (WEIGHT_BITS - 1);
const LARGEST = SIGN - 1;
const WEIGHT_MASK = 2 * SIGN - 1;

/** The largest weight an entry can hold: what is rarer than that is not learned from a corpus. */
const MOST = 2.5;

/** A weight in five bits: fine where it is small, coarse where it is large. */
const LEVELS = Float32Array.from({ length: 2 * SIGN }, (_, code) => {
  const size = ((code & LARGEST) / LARGEST) ** 2 * MOST;
  return code & SIGN ? -size : size;
});

/** What `feature` is in the set `salt`. */
export function featureKey(feature: number, salt: number): number {
  return mixed(feature, salt);
}

/** What speaks for the member `label` where a feature is seen, by the feature's key. */
export function weightKey(key: number, label: number): number {
  return (key + Math.imul(label + 1, 0x9e3779b1)) | 0;
}

/**
 * Weights by 32-bit keys in two bytes each, with open addressing (Knuth, The Art of Computer Programming 3, 6.4): what was never learned is 0, but for about
 * one key in two hundred, which takes the weight of another.
 */
export class PackedWeights {
  readonly #entries: Uint16Array;
  readonly #mask: number;

  /** Reads the entries that `packWeights` gave. */
  constructor(entries: Uint16Array) {
    this.#entries = entries;
    this.#mask = entries.length - 1;
  }

  get(key: number): number {
    const entries = this.#entries;
    const check = key >>> CHECK_SHIFT;
    for (let at = key & this.#mask; ; at = (at + 1) & this.#mask) {
      const entry = entries[at] as number;
      if (entry === 0) return 0;
      if (entry >>> WEIGHT_BITS === check) return LEVELS[entry & WEIGHT_MASK] as number;
    }
  }
}

/** The content of a table of `2 ** bits` entries. Weights that come out as 0 are left out. */
export function packWeights(
  weights: Iterable<readonly [key: number, weight: number]>,
  bits: number,
): Uint16Array {
  const entries = new Uint16Array(2 ** bits);
  const mask = entries.length - 1;
  for (const [key, weight] of weights) {
    const size = Math.min(LARGEST, Math.round(Math.sqrt(Math.min(1, Math.abs(weight) / MOST)) * LARGEST));
    if (size === 0) continue;
    let at = key & mask;
    while (entries[at] !== 0) at = (at + 1) & mask;
    entries[at] = ((key >>> CHECK_SHIFT) << WEIGHT_BITS) | (weight < 0 ? SIGN : 0) | size;
  }
  return entries;
}

import { MOST_FEATURES } from '../../src/correct/context-words/features.ts';
import { featureKey, weightKey } from '../../src/correct/context-words/weights.ts';
import type { Samples } from './samples.ts';

/** Features seen less often teach nothing. */
const RARE = 5;
const STEP = 0.12;
const SKETCH = 2 ** 28;
/** Slopes below this teach next to nothing and take as long. */
const NEGLIGIBLE = 0.004;
const MOST_LABELS = 16;
const NONE = -1;

/**
 * Logistic regression over the members of each set, by stochastic descent with AdaGrad steps (Duchi, Hazan and Singer, 2011),
 * in one pass after the other over the samples in their order: the same samples give the same weights.
 */
export class SoftmaxLearner {
  readonly #samples: Samples;
  /** Keys of features by open addressing, and where the weights of each begin, one for each label of its set. */
  #keys: Int32Array;
  #places: Int32Array;
  #mask: number;
  #weights: Float32Array = new Float32Array(0);
  #squares: Float32Array = new Float32Array(0);
  /** How many labels a feature has, at the place of its first weight. */
  #labels: Uint8Array = new Uint8Array(0);
  /** Weights that are no longer learned. */
  #dropped: Uint8Array | null = null;

  /** @param bits of the table of features */
  constructor(samples: Samples, bits: number) {
    this.#samples = samples;
    this.#mask = 2 ** bits - 1;
    this.#keys = new Int32Array(2 ** bits);
    this.#places = new Int32Array(2 ** bits);
    this.#admit();
  }

  /** How many weights there are. */
  get size(): number {
    return this.#weights.length;
  }

  /** One pass over all samples. Returns the share of places whose member was foretold. */
  pass(): number {
    const { sets, salts } = this.#samples;
    const places = new Int32Array(MOST_FEATURES);
    const sums = new Float64Array(MOST_LABELS);
    const weights = this.#weights;
    const squares = this.#squares;
    const dropped = this.#dropped;
    let right = 0;
    this.#samples.each(({ set, observed, mask, features }) => {
      const labels = sets[set]?.labels ?? 0;
      const salt = salts[set] ?? 0;
      let used = 0;
      sums.fill(0, 0, labels);
      for (let at = 0; at < features.length; at += 1) {
        const place = this.#find(featureKey(features[at] ?? 0, salt));
        if (place === NONE) continue;
        places[used] = place;
        used += 1;
        for (let label = 0; label < labels; label += 1)
          sums[label] = (sums[label] ?? 0) + (weights[place + label] ?? 0);
      }
      let best = 0;
      for (let label = 0; label < labels; label += 1) {
        if ((mask & (1 << label)) === 0) sums[label] = Number.NEGATIVE_INFINITY;
        if ((sums[label] ?? 0) > (sums[best] ?? 0)) best = label;
      }
      if (best === observed) right += 1;
      const top = sums[best] ?? 0;
      let total = 0;
      for (let label = 0; label < labels; label += 1) total += Math.exp((sums[label] ?? 0) - top);
      for (let label = 0; label < labels; label += 1) {
        const slope = (label === observed ? 1 : 0) - Math.exp((sums[label] ?? 0) - top) / total;
        if (Math.abs(slope) < NEGLIGIBLE) continue;
        for (let at = 0; at < used; at += 1) {
          const place = (places[at] ?? 0) + label;
          if (dropped !== null && dropped[place] === 1) continue;
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          weights[place] = (weights[place] ?? 0) + (STEP * slope) / Math.sqrt(1 + square);
        }
      }
    });
    return right / this.#samples.size;
  }

  /** Keeps the `most` weights that decide most and forgets the others for good. */
  prune(most: number): void {
    const worth = this.#weights.map(
      (weight, at) => Math.abs(weight) * Math.sqrt(Math.sqrt(this.#squares[at] ?? 0)),
    );
    const least = worth.toSorted()[Math.max(0, worth.length - most)] ?? 0;
    this.#dropped = Uint8Array.from(worth, (value) => (value > 0 && value >= least ? 0 : 1));
    this.#weights = this.#weights.map((weight, at) => (this.#dropped?.[at] === 1 ? 0 : weight));
    this.#forget();
  }

  /** Takes features that have no weights left out of the table, which is faster for it. */
  #forget(): void {
    const [keys, places] = [this.#keys, this.#places];
    const kept: number[] = [];
    for (let at = 0; at < keys.length; at += 1) {
      const place = places[at] ?? 0;
      const labels = keys[at] === 0 ? 0 : (this.#labels[place] ?? 0);
      if (this.#weights.subarray(place, place + labels).some((weight) => weight !== 0)) kept.push(at);
    }
    const size = 2 ** Math.ceil(Math.log2(2 * kept.length + 2));
    this.#mask = size - 1;
    this.#keys = new Int32Array(size);
    this.#places = new Int32Array(size);
    for (const at of kept) {
      const place = this.#emptyFor(keys[at] ?? 0);
      this.#keys[place] = keys[at] ?? 0;
      this.#places[place] = places[at] ?? 0;
    }
  }

  /** What was learned, by the keys of weights. */
  *weights(): Generator<readonly [key: number, weight: number]> {
    for (let at = 0; at < this.#keys.length; at += 1) {
      if (this.#keys[at] === 0) continue;
      const place = this.#places[at] ?? 0;
      const labels = this.#labels[place] ?? 0;
      for (let label = 0; label < labels; label += 1) {
        const weight = this.#weights[place + label] ?? 0;
        if (weight !== 0) yield [weightKey(this.#keys[at] ?? 0, label), weight];
      }
    }
  }

  /** Gives weights to every feature that is seen often enough. */
  #admit(): void {
    const { sets, salts } = this.#samples;
    const sketch = new Uint8Array(SKETCH);
    const labelsOf: number[] = [];
    let length = 0;
    this.#samples.each(({ set, features }) => {
      const salt = salts[set] ?? 0;
      for (let at = 0; at < features.length; at += 1) {
        const key = featureKey(features[at] ?? 0, salt);
        const bucket = key & (SKETCH - 1);
        const seen = (sketch[bucket] ?? 0) + 1;
        if (seen > RARE) continue;
        sketch[bucket] = seen;
        if (seen < RARE) continue;
        const place = this.#emptyFor(key);
        if (place === NONE) continue;
        this.#keys[place] = key;
        this.#places[place] = length;
        labelsOf.push(length, sets[set]?.labels ?? 0);
        length += sets[set]?.labels ?? 0;
      }
    });
    this.#weights = new Float32Array(length);
    this.#squares = new Float32Array(length);
    this.#labels = new Uint8Array(length);
    for (let at = 0; at < labelsOf.length; at += 2) this.#labels[labelsOf[at] ?? 0] = labelsOf[at + 1] ?? 0;
  }

  #find(key: number): number {
    for (let at = key & this.#mask; ; at = (at + 1) & this.#mask) {
      const found = this.#keys[at];
      if (found === 0) return NONE;
      if (found === key) return this.#places[at] ?? NONE;
    }
  }

  #emptyFor(key: number): number {
    for (let at = key & this.#mask; ; at = (at + 1) & this.#mask) {
      const found = this.#keys[at];
      if (found === key || key === 0) return NONE;
      if (found === 0) return at;
    }
  }
}

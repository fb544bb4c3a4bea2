import type { LinearTable } from '../../src/syntax/linear-table.ts';

/** A table of weights as an averaged perceptron learns them (Freund and Schapire 1999). */
export class AveragedTable implements LinearTable {
  readonly weights: Float32Array;
  readonly outcomes: number;
  readonly #totals: Float64Array;
  readonly #stamps: Int32Array;
  #steps = 0;

  constructor(rows: number, outcomes: number) {
    this.outcomes = outcomes;
    this.weights = new Float32Array(rows * outcomes);
    this.#totals = new Float64Array(rows * outcomes);
    this.#stamps = new Int32Array(rows * outcomes);
  }

  /** Learns that the features speak for `right` and not for `guessed`; counts the step also where both are the same. */
  learn(features: Int32Array, count: number, right: number, guessed: number): void {
    this.#steps += 1;
    if (right === guessed) return;
    const mask = this.weights.length / this.outcomes - 1;
    for (let at = 0; at < count; at += 1) {
      const row = ((features[at] as number) & mask) * this.outcomes;
      this.#add(row + right, 1);
      this.#add(row + guessed, -1);
    }
  }

  #add(place: number, change: number): void {
    const weight = this.weights[place] as number;
    this.#totals[place] =
      (this.#totals[place] as number) + (this.#steps - (this.#stamps[place] as number)) * weight;
    this.#stamps[place] = this.#steps;
    this.weights[place] = weight + change;
  }

  /** The average of all steps, in whole numbers of one byte. */
  averaged(): LinearTable {
    const means = Float32Array.from(this.weights, (weight, place) => {
      const total =
        (this.#totals[place] as number) + (this.#steps - (this.#stamps[place] as number)) * weight;
      return total / this.#steps;
    });
    const sizes = means
      .filter((mean) => mean !== 0)
      .map(Math.abs)
      .sort();
    const largest = sizes[Math.floor(sizes.length * 0.999)] ?? 1;
    const weights = Int8Array.from(means, (mean) =>
      Math.max(-127, Math.min(127, Math.round((mean / largest) * 127))),
    );
    return { weights, outcomes: this.outcomes };
  }
}

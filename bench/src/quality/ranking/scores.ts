import type { Ranking } from '@faircopy/service/context';
import type { Figure } from '../measure.ts';
import type { Case } from './cases.ts';

/** What is to be reached, or was by others: recall in the smaller room and in the larger, and the place of the first. */
export type Marks = readonly [near: number, far?: number, reciprocal?: number];

/** What was found for the questions so far; a recall is the share of the files looked for of which the piece found room. */
export class Scores {
  readonly #near: number[] = [];
  readonly #far: number[] = [];
  readonly #reciprocal: number[] = [];

  add({ chunks, answers }: Case, { order, offered }: Ranking): void {
    const inOrder = (indices: readonly number[]) => indices.flatMap((index) => chunks[index] ?? []);
    const packed = inOrder(offered);
    this.#near.push(100 * recall(packed, answers, 32_000));
    this.#far.push(100 * recall(packed, answers, 150_000));
    this.#reciprocal.push(1 / (1 + inOrder(order).findIndex(({ path }) => answers.has(path))));
  }

  get count(): number {
    return this.#near.length;
  }

  /**
   * Per cent found in 32,000 characters and in 150,000, and the mean of one through the place of the first piece looked for.
   *
   * @param least what is to be reached
   */
  figures(least: Marks | readonly [] = []): Figure[] {
    if (this.count === 0) return [];
    return [
      figure('R@32k', this.#near, least[0]),
      figure('R@150k', this.#far, least[1]),
      figure('MRR', this.#reciprocal, least[2]),
    ];
  }
}

function figure(label: string, values: readonly number[], least: number | undefined): Figure {
  const value = mean(values);
  const error = Math.sqrt(mean(values.map((each) => (each - value) ** 2)) / values.length);
  return { label, value, error, ...(least === undefined ? {} : { least }) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What does not fit is skipped, and the next one tried. */
function recall(ranked: Case['chunks'], answers: Case['answers'], budget: number): number {
  let found = 0;
  let room = budget;
  for (const { path, content } of ranked) {
    if (content.length + path.length > room) continue;
    room -= content.length + path.length;
    if (answers.has(path)) found += 1;
  }
  return found / answers.size;
}

import type { Ranking } from '@faircopy/service/context';
import type { Case } from './cases.ts';

/** Sums over the questions so far; a recall is the share of the files looked for of which a piece found room. */
export class Scores {
  #count = 0;
  #near = 0;
  #far = 0;
  #reciprocal = 0;

  add({ chunks, answers }: Case, { order, offered }: Ranking): void {
    const inOrder = (indices: readonly number[]) => indices.flatMap((index) => chunks[index] ?? []);
    const packed = inOrder(offered);
    this.#count += 1;
    this.#near += recall(packed, answers, 32_000);
    this.#far += recall(packed, answers, 150_000);
    this.#reciprocal += 1 / (1 + inOrder(order).findIndex(({ path }) => answers.has(path)));
  }

  get count(): number {
    return this.#count;
  }

  /** Per cent of what was looked for that fits into 32,000 characters. */
  get recallNear(): number {
    return (100 * this.#near) / this.#count;
  }

  /** The same for 150,000. */
  get recallFar(): number {
    return (100 * this.#far) / this.#count;
  }

  /** Mean of one through the place of the first piece looked for. */
  get reciprocalRank(): number {
    return this.#reciprocal / this.#count;
  }
}

/** What does not fit is skipped, and the next one tried. */
function recall(ranked: Case['chunks'], answers: Case['answers'], budget: number): number {
  const found = new Set<string>();
  let room = budget;
  for (const { path, content } of ranked) {
    if (content.length + path.length > room) continue;
    room -= content.length + path.length;
    if (answers.has(path)) found.add(path);
  }
  return found.size / answers.size;
}

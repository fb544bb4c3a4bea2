/** Characters of paragraphs that are remembered: about a hundred texts, a few megabytes. */
const MOST_CHARACTERS = 1_000_000;

/** Results for paragraphs, of which those not asked for longest are forgotten. */
export class RecentParagraphs<Result> {
  readonly #results = new Map<string, Result>();
  readonly #most: number;
  #characters = 0;

  constructor(most = MOST_CHARACTERS) {
    this.#most = most;
  }

  get(paragraph: string): Result | undefined {
    const result = this.#results.get(paragraph);
    if (result !== undefined) {
      this.#results.delete(paragraph);
      this.#results.set(paragraph, result);
    }
    return result;
  }

  set(paragraph: string, result: Result): void {
    if (!this.#results.has(paragraph)) this.#characters += paragraph.length;
    this.#results.set(paragraph, result);
    for (const [oldest] of this.#results) {
      if (this.#characters <= this.#most) break;
      this.#results.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

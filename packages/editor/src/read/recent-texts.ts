/** Results for texts, of which those not asked for longest are forgotten. */
export class RecentTexts<Result> {
  readonly #results = new Map<string, Result>();
  readonly #most: number;
  #characters = 0;

  /** @param most UTF-16 units of all texts that are remembered */
  constructor(most: number) {
    this.#most = most;
  }

  get(text: string): Result | undefined {
    const result = this.#results.get(text);
    if (result !== undefined) {
      this.#results.delete(text);
      this.#results.set(text, result);
    }
    return result;
  }

  set(text: string, result: Result): void {
    if (!this.#results.has(text)) this.#characters += text.length;
    this.#results.set(text, result);
    for (const [oldest] of this.#results) {
      if (this.#characters <= this.#most) break;
      this.#results.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

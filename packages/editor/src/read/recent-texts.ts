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
    if (text.length > this.#most) return;
    if (!this.#results.has(text)) this.#characters += text.length;
    this.#results.set(text, result);
    for (const [oldest] of this.#results) {
      if (this.#characters <= this.#most) break;
      this.#results.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

/** A function of texts that knows what it gave for those it was asked about of late: as many as have `most` UTF-16 units. */
export function remembering<Result extends object>(
  most: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const recent = new RecentTexts<Result>(most);
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    recent.set(text, result);
    return result;
  };
}

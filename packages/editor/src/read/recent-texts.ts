/**
 * Results for texts. What was asked for within half as many UTF-16 units as are remembered is there; what was not within all of them
 * is forgotten.
 *
 * There are two generations: what is asked for goes into the young one, which becomes the old one when it is full, in place of what
 * nobody has asked for meanwhile. A single table in the order of last use would be changed at every question, and is slow to find its
 * first entry once many before it are gone.
 */
export class RecentTexts<Result> {
  readonly #most: number;
  #young = new Map<string, Result>();
  #old = new Map<string, Result>();
  /** UTF-16 units of the young ones. */
  #characters = 0;

  /** @param most UTF-16 units of all texts that are remembered */
  constructor(most: number) {
    this.#most = most;
  }

  get(text: string): Result | undefined {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const old = this.#old.get(text);
    if (old !== undefined) this.#add(text, old);
    return old;
  }

  set(text: string, result: Result): void {
    if (text.length > this.#most) return;
    if (this.#young.has(text)) this.#young.set(text, result);
    else this.#add(text, result);
  }

  #add(text: string, result: Result): void {
    const half = this.#most / 2;
    if (this.#characters + text.length > half) {
      // beside a text that takes more than half there is no room for those before it
      this.#old = text.length > half ? new Map() : this.#young;
      this.#young = new Map();
      this.#characters = 0;
    }
    this.#young.set(text, result);
    this.#characters += text.length;
  }
}

/** A function of texts that knows what it gave for those it was asked about of late, see `RecentTexts`. */
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

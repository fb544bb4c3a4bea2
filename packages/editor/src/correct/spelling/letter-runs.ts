/** Codes of letters are below this, so that a run of three letters fits 18 bits. */
const CODES = 64;

const RUNS = CODES ** 3;

/**
 * Which runs of three letters occur in a language. A candidate with another run is no word of it, which spares looking it
 * up: about four of five candidates. Takes 256 KiB whatever the number of words.
 */
export class LetterRuns {
  readonly #codes = new Map<string, number>();
  readonly #seen = new Uint8Array(RUNS);

  add(word: string): void {
    let run = 0;
    for (let at = 0; at < word.length; at += 1) {
      const letter = word[at] ?? '';
      let code = this.#codes.get(letter);
      if (code === undefined) {
        // rare letters share the last code
        code = Math.min(this.#codes.size + 1, CODES - 1);
        this.#codes.set(letter, code);
      }
      run = (run * CODES + code) % RUNS;
      this.#seen[run] = 1;
    }
    this.#seen[(run * CODES) % RUNS] = 1;
  }

  /** Whether every run of the word, and those at its ends, were seen. */
  has(word: string): boolean {
    let run = 0;
    for (let at = 0; at < word.length; at += 1) {
      const code = this.#codes.get(word[at] ?? '');
      if (code === undefined) return false;
      run = (run * CODES + code) % RUNS;
      if (this.#seen[run] === 0) return false;
    }
    return this.#seen[(run * CODES) % RUNS] === 1;
  }
}

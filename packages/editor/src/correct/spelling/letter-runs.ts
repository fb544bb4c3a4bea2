import type { WordTable } from '../../prepared/word-table.ts';

/** Codes of letters are below this, so that a run of three letters fits 18 bits. */
const CODES = 64;

const RUNS = CODES ** 3;

/** Letters with their codes, and runs by their number. */
interface LetterRunContents {
  readonly letters: ReadonlyMap<string, number>;
  readonly runs: ReadonlyMap<string, number>;
}

/**
 * Which runs of three letters occur in a language. A candidate with another run is no word of it, which spares looking it
 * up: about four of five candidates. Takes 256 KiB whatever the number of words.
 */
export class LetterRuns {
  readonly #codes = new Map<string, number>();
  readonly #seen = new Uint8Array(RUNS);

  /** The letters in the order of their codes, as a content of the table that `read` takes, and the runs seen. */
  contents(): LetterRunContents {
    const runs = new Map<string, number>();
    for (const [run, seen] of this.#seen.entries()) if (seen === 1) runs.set(String(run), run);
    return { letters: this.#codes, runs };
  }

  /** What `contents` gave. */
  static read(letters: WordTable, runs: WordTable): LetterRuns {
    const read = new LetterRuns();
    for (const letter of letters.words()) read.#codes.set(letter, letters.get(letter) ?? 0);
    for (let at = 0; at < runs.size; at += 1) read.#seen[runs.valueAt(at)] = 1;
    return read;
  }

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

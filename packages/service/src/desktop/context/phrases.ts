import { termsOf, wordsOf } from './words.ts';

/** A question that long says the rest in other words. */
const MOST = 64;

/** Two terms that follow each other, with a space between them. Stop words part nothing. */
export function phrasesOf(query: string): Set<string> {
  const terms = wordsOf(query).flatMap(termsOf);
  return new Set(terms.slice(1, MOST + 1).map((term, index) => `${terms[index]} ${term}`));
}

/** Words that no phrase has are all the same to it. */
const OTHER: readonly string[] = [''];

/** Finds phrases in texts that are read word by word, each word by what `termsFor` has for it. */
export class PhraseReader {
  readonly #phrases: ReadonlySet<string>;
  readonly #terms: ReadonlySet<string>;
  #before = '';
  #found = new Set<string>();

  constructor(phrases: ReadonlySet<string>) {
    this.#phrases = phrases;
    this.#terms = new Set([...phrases].flatMap((phrase) => phrase.split(' ')));
  }

  termsFor(word: string): readonly string[] {
    const terms = termsOf(word);
    return terms.length > 0 && !terms.some((term) => this.#terms.has(term)) ? OTHER : terms;
  }

  read(terms: readonly string[]): void {
    if (terms === OTHER) this.#before = '';
    else for (const term of terms) this.#next(term);
  }

  /** The phrases of the text that ends here. */
  end(): ReadonlySet<string> {
    const found = this.#found;
    this.#before = '';
    this.#found = new Set();
    return found;
  }

  #next(term: string): void {
    const phrase = `${this.#before} ${term}`;
    if (this.#before !== '' && this.#phrases.has(phrase)) this.#found.add(phrase);
    this.#before = term;
  }
}

/** What the phrases of each text are worth: the fewer texts hold one, the more. */
export function phraseScores(held: readonly ReadonlySet<string>[]): number[] {
  const holders = new Map<string, number>();
  for (const phrase of held.flatMap((found) => [...found]))
    holders.set(phrase, (holders.get(phrase) ?? 0) + 1);
  const worth = (phrase: string) => Math.log(1 + held.length / (1 + (holders.get(phrase) ?? 0)));
  return held.map((found) => [...found].reduce((sum, phrase) => sum + worth(phrase), 0));
}

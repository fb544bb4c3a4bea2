import { upperFirst } from '../../first-letter.ts';
import type { Dictionary } from '../hunspell/dictionary.ts';
import { englishWords } from './english-words.ts';
import { withoutAccents } from './foreign-tables.ts';
import type { WordRanks } from './word-ranks.ts';

/** "achtmal" is no noun, though "mal" is one with a capital. */
const TIMES =
  /^(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{Ll}{2,10}(?:zehn|zig|hundert|tausend)|hundert|tausend|\p{Ll}*tausend)mal$/u;

/** Parts of compounds that show what these are. */
const SHORTEST_PART = 4;

/** From which rank on a noun is common. */
const COMMON_NOUN = 3;

/** What the nouns of German are told by, which are written with a capital. */
interface Known {
  readonly dictionary: Dictionary;
  readonly ranks: WordRanks;
  /** The words that are a bare one but for their accents. */
  readonly accented: (bare: string) => readonly string[];
}

/** Tells which words of German in small letters are nouns that lack their capital. */
export class GermanNouns {
  readonly #dictionary: Dictionary;
  readonly #ranks: WordRanks;
  readonly #accented: Known['accented'];

  constructor({ dictionary, ranks, accented }: Known) {
    this.#dictionary = dictionary;
    this.#ranks = ranks;
    this.#accented = accented;
  }

  /** The noun of a word that is known only with a capital; null where it is none. */
  of(word: string): string | null {
    const noun = upperFirst(word);
    // rare ones may be verbs that the dictionary has only as nouns ("debuggen")
    if (noun === word || TIMES.test(word)) return null;
    return this.#ranks.has(word.toLowerCase()) && this.#dictionary.knows(noun) ? noun : null;
  }

  /** "bis freitag": a common noun of German that is no English word, and no verb from English ("posten"), though English has it as a name. */
  common(noun: string | null): string | null {
    if (noun === null || noun.endsWith('en') || !this.#dictionary.hasEntry(noun)) return null;
    const small = noun.toLowerCase();
    if (englishWords().frequency(small) > 0) return null;
    return (this.#ranks.get(small) ?? 0) >= COMMON_NOUN ? noun : null;
  }

  /** "passwörter": a compound is a noun where its last part is one and nothing else. */
  compound(word: string): string | null {
    if (!/^\p{Ll}/u.test(word)) return null;
    const isNoun = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) =>
      word.slice(at + SHORTEST_PART),
    ).some((last) => this.#isOnlyNoun(last));
    const noun = upperFirst(word);
    return isNoun && this.#dictionary.knows(noun) && !this.#dictionary.knows(word) ? noun : null;
  }

  #isOnlyNoun(word: string): boolean {
    return (
      (this.#ranks.get(word) ?? 0) >= COMMON_NOUN &&
      this.#dictionary.hasEntry(upperFirst(word)) &&
      !this.#dictionary.hasEntry(word)
    );
  }

  /** "stunde" is "Stunde", and no "stünde", which is rarer by far. */
  frequent(word: string, noun: string | null): string | null {
    if (noun === null) return null;
    const rank = this.#ranks.get(word.toLowerCase()) ?? 0;
    const rivals = this.#accented(withoutAccents(word)).filter((other) => other !== word);
    return rivals.length > 0 && rivals.every((other) => (this.#ranks.get(other) ?? 0) < rank) ? noun : null;
  }

  /** "trecker" is a rare noun without its capital, or a verb that the dictionary lacks. */
  isRare(word: string): boolean {
    return /^\p{Ll}/u.test(word) && this.#dictionary.knows(upperFirst(word));
  }
}

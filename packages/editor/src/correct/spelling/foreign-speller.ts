import { onceALanguage } from '../../once-a-language.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import type { Dictionary } from '../hunspell/dictionary.ts';
import { sharedDictionary } from '../hunspell/installed-dictionary.ts';
import { isBorrowed } from './borrowed.ts';
import { isDerived } from './derived-words.ts';
import { type Candidate, Candidates, FURTHEST_UNLISTED, likeliest } from './foreign-candidates.ts';
import { elidedLength, FOREIGN_LETTERS } from './foreign-letters.ts';
import { frequentEnglish, readForeignTables, withoutAccents } from './foreign-tables.ts';
import { GermanNouns } from './german-nouns.ts';
import { createPlausibility } from './plausible-words.ts';
import { isReformed } from './reformed-french.ts';
import { readSoftwareWords } from './software-words.ts';
import { matchCase, type Suggestion } from './suggestion.ts';
import { isTermCompound } from './term-compounds.ts';
import { isTradeWord } from './trade-words.ts';
import { withUmlauts } from './umlaut-digraphs.ts';
import { readWordRanks, type WordRanks } from './word-ranks.ts';

const SHORTEST = 4;

/** What has none is an abbreviation ("vllt", "bzgl"). */
const VOWEL = /[aeiouyàâäæèéêëìíîïòóôõöøœùúûüýąęãå]/iu;

/** English ones are quoted, and no other language here writes its words so: "don't", "we're". */
const CONTRACTION = /\p{L}(?:n['’]t|['’](?:re|ve|ll))$/iu;

/** Compounds take long to check: only so many of the likeliest candidates are. */
const MOST_COMPOUNDS = 40;

/** From which rank on people write a word now and then. */
const SELDOM = 0.01;

/** By how many doublings a known word is so much rarer than another that it was hardly meant. */
const FAR_RARER = 6;

/** From which rank on an English word is meant to be one of the language with its accents; higher where few words have any. */
const MEANT_WITH_ACCENT = 3;
const MEANT_WITH_UMLAUT: Readonly<Record<string, number>> = { de: 6, nl: 6 };

/** How much less likely a noun is to be meant by a word that has no capital. */
const MISSING_CAPITAL = 0.15;

const MOST_REMEMBERED = 5_000;

/** Whether words of `language` can be corrected. */
export function hasForeignSpeller(language: string): boolean {
  return Object.hasOwn(FOREIGN_LETTERS, language);
}

/**
 * What a word of `language` was meant to be; null where it is right or no single candidate stands out.
 * A dictionary is read at its first use.
 */
export function correctForeignWord(word: string, language: string): Suggestion | null {
  return spellerOf(language)(word);
}

const spellerOf = onceALanguage((language) => {
  const search = new Search(language);
  const remembered = new Map<string, Suggestion | null>();
  return (word: string): Suggestion | null => {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const found = search.find(word);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, found);
    return found;
  };
});

class Search {
  readonly #language: string;
  readonly #dictionary: Dictionary;
  readonly #ranks: WordRanks;
  readonly #candidates: Candidates;
  readonly #english: WordTable;
  readonly #terms: WordTable;
  readonly #accented: (bare: string) => readonly string[];
  /** Only German writes its nouns with a capital. */
  readonly #nouns: GermanNouns | null;
  readonly #isRatherRight: (word: string, meant: string) => boolean;

  constructor(language: string) {
    this.#language = language;
    this.#dictionary = sharedDictionary(language);
    this.#ranks = readWordRanks(language);
    this.#english = frequentEnglish();
    this.#terms = readSoftwareWords();
    const { runs, accented } = readForeignTables(language, this.#dictionary, this.#ranks, this.#english);
    this.#candidates = new Candidates({ language, runs, ranks: this.#ranks, english: this.#english });
    this.#accented = accented;
    this.#nouns =
      language === 'de'
        ? new GermanNouns({ dictionary: this.#dictionary, ranks: this.#ranks, accented })
        : null;
    this.#isRatherRight = createPlausibility({
      language,
      ranks: this.#ranks,
      isEnglish: (word) => this.#english.has(word) || this.#terms.has(word),
      isOwn: (word) => this.#dictionary.hasEntry(word) || (this.#nouns?.of(word) ?? null) !== null,
    });
  }

  find(written: string): Suggestion | null {
    const cut = elidedLength(written, this.#language);
    const word = written.slice(cut);
    if (word.length < SHORTEST || !VOWEL.test(word) || CONTRACTION.test(word)) return null;
    if (
      isTradeWord(word, this.#language) ||
      this.#isEuropeanPast(word) ||
      (this.#language === 'fr' && isReformed(word, this.#dictionary)) ||
      this.#isClipped(word)
    )
      return null;
    const known = this.#dictionary.knows(written) || (cut > 0 && this.#dictionary.knows(word));
    const noun = (known ? null : this.#nouns?.of(word)) ?? null;
    const best =
      this.#nouns?.common(noun) ??
      (known ? null : this.#nouns?.compound(word)) ??
      this.#nouns?.frequent(word, noun) ??
      this.#withAccents(word, known) ??
      (known ? null : this.#corrected(word));
    return best === null ? null : { word: written.slice(0, cut) + best, certain: false };
  }

  /** "Diesel, Benzin, Elektro": the first part of compounds by itself, as Germans cut them in speech. */
  #isClipped(word: string): boolean {
    return this.#language === 'de' && /o$/iu.test(word) && this.#dictionary.isPart(word);
  }

  /** "Ponderámos": Portugal marks the past of "we" with an accent that Brazil leaves out. */
  #isEuropeanPast(word: string): boolean {
    return (
      this.#language === 'pt' &&
      word.endsWith('ámos') &&
      this.#dictionary.knows(`${word.slice(0, -4).toLowerCase()}amos`)
    );
  }

  /**
   * The frequent word this is but for its accents. English has many of them bare ("selection"), and so has the language
   * itself among its rare words: those have to be far rarer.
   */
  #withAccents(word: string, isKnown: boolean): string | null {
    const small = word.toLowerCase();
    const isEnglish = this.#english.has(small) || this.#terms.has(small);
    const least = isKnown
      ? (this.#ranks.get(small) ?? 0) + FAR_RARER
      : isEnglish
        ? (MEANT_WITH_UMLAUT[this.#language] ?? MEANT_WITH_ACCENT)
        : SELDOM;
    const variants = this.#accented(withoutAccents(small)).filter((other) => other !== small);
    const [best, next] = variants.toSorted((a, b) => (this.#ranks.get(b) ?? 0) - (this.#ranks.get(a) ?? 0));
    if (best === undefined || (this.#ranks.get(best) ?? 0) < least || small !== withoutAccents(small))
      return null;
    if (next !== undefined && (this.#ranks.get(best) ?? 0) - (this.#ranks.get(next) ?? 0) < 1) return null;
    return this.#dictionary.hasEntry(matchCase(best, word)) ? matchCase(best, word) : null;
  }

  #corrected(word: string): string | null {
    const small = word.toLowerCase().replace(/['’]s$/, '');
    if (this.#terms.has(small) || this.#english.has(small)) return null;
    if (isBorrowed(word, this.#language, { has: (stem) => this.#english.has(stem) || this.#terms.has(stem) }))
      return null;
    if (isDerived(small, this.#language, (base) => this.#terms.has(base) || this.#dictionary.knows(base)))
      return null;
    const knows = (part: string) => this.#dictionary.hasEntry(part);
    if (isTermCompound(small, this.#language, knows)) return null;
    const certain = this.#nouns?.of(word) ?? this.#withUmlauts(word);
    const meant = certain ?? this.#nearest(word);
    return certain === null && this.#isRatherRight(small, meant?.toLowerCase() ?? small) ? null : meant;
  }

  #withUmlauts(word: string): string | null {
    return this.#language === 'de' ? withUmlauts(word, (spelling) => this.#dictionary.knows(spelling)) : null;
  }

  /** What German writes with a capital may have been meant without one: "datein" is "Dateien". */
  #candidatesOf(word: string): Candidate[] {
    const candidates = this.#candidates.of(word);
    const nouns = this.#nouns;
    if (nouns === null || !/^\p{Ll}/u.test(word)) return candidates;
    return candidates
      .map((candidate) => {
        const noun = this.#isKnown(candidate.word) ? null : nouns.of(candidate.word);
        return noun !== null && this.#dictionary.hasEntry(noun)
          ? { ...candidate, word: noun, score: candidate.score + MISSING_CAPITAL }
          : candidate;
      })
      .sort((a, b) => a.score - b.score);
  }

  #isKnown(word: string): boolean {
    return this.#english.has(word) || this.#dictionary.hasEntry(word);
  }

  #nearest(word: string): string | null {
    if (this.#nouns?.isRare(word)) return null;
    const candidates = this.#candidatesOf(word);
    const best = likeliest(candidates, (candidate) => this.#isKnown(candidate));
    if (best !== undefined || !this.#dictionary.hasCompounds) return best ?? null;
    const likely = candidates.filter(({ cost }) => cost <= FURTHEST_UNLISTED).slice(0, MOST_COMPOUNDS);
    return likeliest(likely, (candidate) => this.#dictionary.knows(candidate)) ?? null;
  }
}

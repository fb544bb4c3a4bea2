import type { WordTable } from '../../prepared/word-table.ts';
import { editCost } from './edit-cost.ts';
import { elidedLength, FOREIGN_LETTERS } from './foreign-letters.ts';
import type { LetterRuns } from './letter-runs.ts';
import { oneEditAway } from './one-edit.ts';
import { SOUND_COST, soundAlikes } from './sound-alikes.ts';
import { matchCase } from './suggestion.ts';
import type { WordRanks } from './word-ranks.ts';

/** Furthest a correction may be to a frequent word, and to one of no frequency list. */
const FURTHEST = 1.6;
export const FURTHEST_UNLISTED = 1;

/** Furthest that a word of no frequency list may be of the same length: two letters swapped. */
const FURTHEST_CHANGED = 0.85;

/** A word with a capital may be a name: a rare one is meant only where an accent or a doubling differs. */
const FURTHEST_RAISED = 0.5;

/** What a doubling of the frequency weighs against edit cost. */
const WEIGHT = 0.06;

/** The same where the best is in no list of frequencies. */
const MARGIN_UNLISTED = 0.15;

/** How much better than the next the best candidate must be. */
const MARGIN = 0.04;

/** From this rank on a word is frequent enough for a slip in its first letter. */
const FREQUENT = 4;

/** English words count as rare ones of the language. */
const ENGLISH = 1;

/** A string that a word may have been meant to be. */
export interface Candidate {
  readonly word: string;
  readonly cost: number;
  /** Lower is likelier. */
  readonly score: number;
  /** How frequent it is; 0 where no list has it. */
  readonly rank: number;
}

/** What is known of the words of a language. */
interface Words {
  readonly language: string;
  readonly ranks: WordRanks;
  /** Frequent English words. */
  readonly english: WordTable;
  /** Which strings look like words. */
  readonly runs: LetterRuns;
}

/** What words of a language may have been meant to be. */
export class Candidates {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  /** Strings one slip away that look like words, the likeliest first. */
  of(word: string): Candidate[] {
    const { language, runs } = this.#words;
    const small = word.toLowerCase();
    const candidates: Candidate[] = [];
    const isRaised = language !== 'de' && word[0] !== small[0];
    const alike = new Set(soundAlikes(small, language));
    for (const string of alike) {
      const rank = this.#rankOf(string);
      candidates.push({
        word: matchCase(string, word),
        cost: SOUND_COST,
        score: SOUND_COST - rank * WEIGHT,
        rank,
      });
    }
    for (const string of new Set(oneEditAway(small, FOREIGN_LETTERS[language] ?? ''))) {
      if (alike.has(string)) continue;
      if (!runs.has(string)) continue;
      const rank = this.#rankOf(string);
      const furthest = rank === 0 ? FURTHEST_UNLISTED : FURTHEST;
      const cost = editCost(small, string, isRaised && rank <= ENGLISH ? FURTHEST_RAISED : furthest);
      if (cost === Infinity || (rank < FREQUENT && !sameBeginning(small, string))) continue;
      // what nobody writes was hardly meant with another of its letters
      if (rank === 0 && string.length === small.length && cost > FURTHEST_CHANGED) continue;
      candidates.push({ word: matchCase(string, word), cost, score: cost - rank * WEIGHT, rank });
    }
    return candidates.sort((a, b) => a.score - b.score);
  }

  #rankOf(word: string): number {
    const { language, ranks, english } = this.#words;
    const cut = elidedLength(word, language);
    if (cut > 0) return Math.max(0, (ranks.get(word.slice(cut)) ?? 0) - FREQUENT);
    if (word.includes("'")) return 0;
    return ranks.get(word) ?? (english.has(word) ? ENGLISH : 0);
  }
}

/** The first known candidate: null where the next known one is about as likely, undefined where none is known. */
export function likeliest(
  candidates: readonly Candidate[],
  isKnown: (word: string) => boolean,
): string | null | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates) {
    if (best !== undefined && candidate.score - best.score >= marginOf(best)) break;
    if (!isKnown(candidate.word)) continue;
    if (best !== undefined) return null;
    best = candidate;
  }
  return best?.word;
}

function marginOf({ rank }: Candidate): number {
  return rank === 0 ? MARGIN_UNLISTED : MARGIN;
}

/** A first letter is rarely wrong, and words that differ in it are often both words ("raus", "aus"). */
function sameBeginning(written: string, meant: string): boolean {
  const [first = '', second = ''] = written;
  const [meantFirst = '', meantSecond = ''] = meant;
  return (
    first.normalize('NFD')[0] === meantFirst.normalize('NFD')[0] ||
    (first === meantSecond && second === meantFirst)
  );
}

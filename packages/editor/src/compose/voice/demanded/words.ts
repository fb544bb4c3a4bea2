import { readWordRanks } from '../../../correct/spelling/word-ranks.ts';
import { onceALanguage } from '../../../once-a-language.ts';
import { leavesBracketOpen } from '../../../understand/clause/brackets.ts';
import type { Strength } from '../../../understand/statement.ts';

/** How a language binds: one and several, by strength; null where it has no word for that. */
export type Binding = Readonly<Record<'MUST' | 'SHOULD', readonly [one: string, many: string] | null>>;

const ranksOf = onceALanguage(readWordRanks);

/** Whether a word stands in the lists of a language, by which a form that was worked out is told from one that there is not. */
export function isWord(word: string, language: string): boolean {
  return ranksOf(language).has(word.toLowerCase());
}

/** Doublings of frequency from which on a word is taken for one that is spelt more like it. */
const margin = 4;

/** The first of the words that stands in the lists of a language, or one that is far more frequent; null where none does. */
export function likeliestWord(words: readonly string[], language: string): string | null {
  const weight = (word: string) => ranksOf(language).get(word.toLowerCase()) ?? 0;
  return words
    .filter((word) => isWord(word, language))
    .reduce<string | null>(
      (best, word) => (best === null || weight(word) > weight(best) + margin ? word : best),
      null,
    );
}

/** The word that binds one or several; null where a language says that strength in another way. */
export function bindingWord(binding: Binding, strength: Strength, isMany: boolean): string | null {
  return strength === 'MAY' ? null : (binding[strength]?.[isMany ? 1 : 0] ?? null);
}

/** Where the first clause ends: before its comma, colon or dash outside brackets, else before the closing mark. */
export function clauseEnd(prose: string): number {
  for (const { index } of prose.matchAll(/[,;:](?!\d)|\s[–—-]\s|[.!]*$/gu)) {
    const before = prose.slice(0, index);
    if (!leavesBracketOpen(before)) return index;
  }
  return prose.length;
}

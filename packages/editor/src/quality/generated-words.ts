import { phrasesOf } from '../formats/phrases.ts';
import { onceALanguage } from '../once-a-language.ts';
import { ticketLabels } from './data/labels.ts';
import { REQUIREMENT_WORDS } from './data/requirement-words.ts';
import { generatedVocabulary } from './data/vocabulary.ts';

/**
 * Whether a document may bring a word along by its form: words of requirements and scenarios, general abbreviations, and what the
 * set phrases of its language write with a capital.
 *
 * @param word in small letters
 * @param language BCP 47 primary subtag
 */
export function isGeneratedWord(word: string, language: string): boolean {
  if (generatedVocabulary.has(word) || wordsOfPhrases(language).has(word)) return true;
  if (word.toUpperCase().replace(REQUIREMENT_WORDS, '') === '') return true;
  const { given, when, outcome } = ticketLabels;
  return [given, when, outcome].some((label) => word.search(label) === 0);
}

const wordsOfPhrases = onceALanguage((language): ReadonlySet<string> => {
  const text = Object.values(phrasesOf(language)).join('\n');
  return new Set((text.match(/\p{Lu}[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase()));
});

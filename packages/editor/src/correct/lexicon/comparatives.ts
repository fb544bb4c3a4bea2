import { isAdjectiveOnly } from './word-class.ts';

/** Comparatives that no ending makes, or whose adjectives are nouns and verbs as well. */
const COMPARATIVE =
  /^(?:better|worse|faster|slower|bigger|smaller|larger|easier|harder|simpler|cheaper|higher|lower|longer|shorter|cleaner|quicker|newer|older|clearer|deeper|wider|quieter|stronger|safer|smarter|happier|healthier)$/;

/** Whether a word in small letters says that something is more so than something else. */
export function isComparative(word: string): boolean {
  if (COMPARATIVE.test(word)) return true;
  if (/^(?:later|latter|other|earlier)$/.test(word)) return false;
  const stem = word.slice(0, -'er'.length);
  return [stem, `${stem}e`, stem.replace(/i$/, 'y')].some((base) => base.length > 3 && isAdjectiveOnly(base));
}

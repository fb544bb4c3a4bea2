import { windowsOf } from './language/windows.ts';
import { type DetectedLanguage, detectLanguage } from './language.ts';
import { type Reading, readingOf } from './read.ts';
import { remembering } from './recent-texts.ts';
import type { Source } from './source.ts';

/** UTF-16 units of all texts that are remembered: some megabytes of trees. */
const MOST_UNITS = 100_000;

const recentReading: (text: string) => Reading = remembering(MOST_UNITS, readingOf);

/**
 * `read` for a text that was likely read a moment ago: an input is read to tell its language, again to answer it or to hold a language
 * model's answer against it, and again, also as corrected, for each further answer: people ask for several documents of one text.
 */
export function readRecent(text: string): Source {
  return recentReading(text).source;
}

/** `detectLanguage` for a text that will likely be read in a moment. */
export function detectRecent(text: string): DetectedLanguage {
  return windowsOf(text) === text ? recentReading(text).detected : detectLanguage(text);
}

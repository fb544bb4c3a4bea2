import type { Source } from './source.ts';

/** The language that a text is read in, as a BCP 47 primary subtag: its own, or English where it is too short to tell. */
export function readingLanguage({ language }: Pick<Source, 'language'>): string {
  return language === 'und' ? 'en' : language;
}

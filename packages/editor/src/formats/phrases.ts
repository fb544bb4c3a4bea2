import { de } from './phrases/de.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import type { Phrases } from './phrases/phrase.ts';

const byLanguage: Readonly<Record<string, Phrases>> = { de, en, es, fr };

/** The set phrases of a language (a BCP 47 primary subtag); English where there are none. */
export function phrasesOf(language: string): Phrases {
  return byLanguage[language] ?? en;
}

import { de } from './phrases/de.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';
import { fr } from './phrases/fr.ts';
import { it } from './phrases/it.ts';
import { ja } from './phrases/ja.ts';
import { nl } from './phrases/nl.ts';
import type { Phrases } from './phrases/phrase.ts';
import { pl } from './phrases/pl.ts';
import { pt } from './phrases/pt.ts';
import { zh } from './phrases/zh.ts';

const byLanguage: Readonly<Record<string, Phrases>> = { de, en, es, fr, it, ja, nl, pl, pt, zh };

/** Languages with set phrases of their own. */
export const phraseLanguages: readonly string[] = Object.keys(byLanguage);

/** The set phrases of a language (a BCP 47 primary subtag); English where there are none. */
export function phrasesOf(language: string): Phrases {
  return byLanguage[language] ?? en;
}

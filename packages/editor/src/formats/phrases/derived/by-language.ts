import { derivedDe } from './de.ts';
import { derivedEn } from './en.ts';
import { derivedEs } from './es.ts';
import { derivedFr } from './fr.ts';
import { derivedIt } from './it.ts';
import { derivedJa } from './ja.ts';
import { derivedNl } from './nl.ts';
import type { DerivedPhrases } from './phrases.ts';
import { derivedPl } from './pl.ts';
import { derivedPt } from './pt.ts';
import { derivedZh } from './zh.ts';

const byLanguage: Readonly<Record<string, DerivedPhrases>> = {
  de: derivedDe,
  en: derivedEn,
  es: derivedEs,
  fr: derivedFr,
  it: derivedIt,
  ja: derivedJa,
  nl: derivedNl,
  pl: derivedPl,
  pt: derivedPt,
  zh: derivedZh,
};

/** The phrases of a language (a BCP 47 primary subtag); English where there are none. */
export function derivedPhrasesOf(language: string): DerivedPhrases {
  return byLanguage[language] ?? derivedEn;
}

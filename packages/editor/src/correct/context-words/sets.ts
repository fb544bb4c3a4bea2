import type { ConfusionSet } from './confusion-set.ts';
import { ENGLISH_SETS } from './english/sets.ts';
import { FRENCH_SETS } from './french/sets.ts';
import { GERMAN_SETS } from './german/sets.ts';
import { POLISH_SETS } from './polish/sets.ts';
import { SPANISH_SETS } from './spanish/sets.ts';

/** The confusion sets of the languages that have any. */
export const CONFUSION_SETS: Readonly<Record<string, readonly ConfusionSet[]>> = {
  en: ENGLISH_SETS,
  de: GERMAN_SETS,
  fr: FRENCH_SETS,
  es: SPANISH_SETS,
  pl: POLISH_SETS,
};

import type { ConfusionSet } from './confusion-set.ts';
import { AUXILIARY_AGREEMENT } from './english/auxiliary-agreement.ts';
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

/** Confusion sets that were learned apart from the others of their language, by its word classes, with weights in a file of their own: `LANGUAGE-NAME.bin`. */
export const SETS_APART: Readonly<Record<string, Readonly<Record<string, readonly ConfusionSet[]>>>> = {
  en: { agreement: AUXILIARY_AGREEMENT },
};

import type { ConfusionSet } from './confusion-set.ts';
import { ENGLISH_SETS } from './english/sets.ts';

/** The confusion sets of the languages that have any. */
export const CONFUSION_SETS: Readonly<Record<string, readonly ConfusionSet[]>> = { en: ENGLISH_SETS };

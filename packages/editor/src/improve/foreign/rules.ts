import type { ProseRule } from '../../correct/prose-rule.ts';
import { SHORTHAND } from './shorthand.ts';
import { WORDINESS } from './wordiness.ts';

/** What makes prose of other languages read better without saying anything else, by ISO 639-1 code. */
export const FOREIGN_IMPROVEMENTS: ReadonlyMap<string, readonly ProseRule[]> = new Map(
  [...new Set([...Object.keys(SHORTHAND), ...Object.keys(WORDINESS)])].map((language) => [
    language,
    [WORDINESS[language], SHORTHAND[language]].filter((rule) => rule !== undefined),
  ]),
);

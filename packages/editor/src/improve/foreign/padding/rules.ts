import type { ProseRule } from '../../../correct/prose-rule.ts';
import { FRENCH_PADDING } from './french.ts';
import { GERMAN_PADDING } from './german.ts';
import { SPANISH_PADDING } from './spanish.ts';

/** What takes the padding out of prose of other languages that somebody wants improved, by ISO 639-1 code. */
export const FOREIGN_PADDING: ReadonlyMap<string, readonly ProseRule[]> = new Map([
  ['de', GERMAN_PADDING],
  ['es', SPANISH_PADDING],
  ['fr', FRENCH_PADDING],
]);

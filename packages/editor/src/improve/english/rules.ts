import type { ProseRule } from '../../correct/prose-rule.ts';
import { abbreviation } from './abbreviation.ts';
import { acronym } from './acronym.ts';
import { because } from './because.ts';
import { chatShorthand } from './chat-shorthand.ts';
import { filler } from './filler.ts';
import { greetingComma } from './greeting-comma.ts';
import { redundancy } from './redundancy.ts';
import { repeatedExclamation } from './repeated-exclamation.ts';
import { runOn } from './run-on.ts';
import { wordiness } from './wordiness.ts';

/** What makes English prose read better without saying anything else; the first that claims a place wins. */
export const ENGLISH_IMPROVEMENTS: readonly ProseRule[] = [
  greetingComma,
  filler,
  wordiness,
  redundancy,
  because,
  chatShorthand,
  abbreviation,
  acronym,
  runOn,
  repeatedExclamation,
];

import type { ProseRule } from '../../prose-rule.ts';
import { polishSmallNames } from '../small-names.ts';
import { polishClauseComma } from './clause-comma.ts';
import { polishConfusedWords } from './confused-words.ts';
import { polishNegation } from './negation.ts';
import { polishWords } from './set-words.ts';
import { polishThat } from './that.ts';

export const polishRules: readonly ProseRule[] = [
  polishWords,
  polishThat,
  polishClauseComma,
  polishNegation,
  polishSmallNames,
  polishConfusedWords,
];

import type { ProseRule } from '../../prose-rule.ts';
import { portugueseSmallNames } from '../small-names.ts';
import { portugueseConfusedWords } from './confused-words.ts';
import { portugueseEsta } from './esta.ts';
import { portuguesePlural } from './plural-determiner.ts';
import { portuguesePluralVerb } from './plural-verb.ts';
import { portugueseProgressive } from './progressive.ts';
import { portugueseWords } from './set-words.ts';

export const portugueseRules: readonly ProseRule[] = [
  portugueseWords,
  portugueseProgressive,
  portugueseConfusedWords,
  portugueseEsta,
  portuguesePlural,
  portugueseSmallNames,
  portuguesePluralVerb,
];

import type { ProseRule } from '../../prose-rule.ts';
import { portugueseProgressive } from './progressive.ts';
import { portugueseWords } from './set-words.ts';

export const portugueseRules: readonly ProseRule[] = [portugueseWords, portugueseProgressive];

import type { ProseRule } from '../../prose-rule.ts';
import { polishWords } from './set-words.ts';
import { polishThat } from './that.ts';

export const polishRules: readonly ProseRule[] = [polishWords, polishThat];

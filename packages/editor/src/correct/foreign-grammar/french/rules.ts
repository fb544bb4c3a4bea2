import type { ProseRule } from '../../prose-rule.ts';
import { elision } from './elision.ts';
import { frenchPhrases } from './set-phrases.ts';
import { siIl } from './si-il.ts';

export const frenchRules: readonly ProseRule[] = [frenchPhrases, siIl, elision];

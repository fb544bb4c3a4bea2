import { pluralAuxiliary, SINGULAR_AUXILIARY } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

export const allOfThem: ProseRule = {
  id: 'grammar/all-of-them',
  category: 'grammar',
  message: 'The verb agrees with a plural subject.',
  pattern: new RegExp(
    String.raw`\b((?:all|both|many|most|several) of (?:them|us|you|these|those)) (${SINGULAR_AUXILIARY})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, subject, verb = '']) => `${subject} ${pluralAuxiliary(verb) ?? verb}`,
  examples: [['All of them has the bug.', 'All of them have the bug.']],
  counterExamples: ['all of it is here', 'one of them has it', 'both of them have it'],
};

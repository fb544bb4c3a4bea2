import type { ProseRule } from '../prose-rule.ts';

/** "Persons" is right in laws, so only rough texts are changed. */
export const persons: ProseRule = {
  id: 'grammar/persons',
  category: 'grammar',
  message: 'More than one person are people.',
  pattern:
    /\b((?:two|three|four|five|six|ten|many|several|some|few|these|those|other|most|all|young|old|different) )persons(?! (?:with|under|concerned|subject)\b)(?![\p{L}'’-])/giu,
  replace: ([, before]) => `${before}people`,
  examples: [['Many persons use it.', 'Many people use it.']],
  counterExamples: ['persons with disabilities', 'a third person', 'all persons under age'],
};

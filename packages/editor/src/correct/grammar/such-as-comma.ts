import type { ProseRule } from '../prose-rule.ts';

/** "many tools such as vim, nano": a list of examples adds to what is said already. Only in rough texts. */
export const suchAsComma: ProseRule = {
  id: 'grammar/such-as-comma',
  category: 'punctuation',
  message: 'A comma stands before a list of examples.',
  pattern:
    /(?<=[a-z]{3,20}(?<!\b(?:is|are|was|were|be|and|or|of|things?|subjects?))) such as(?= [a-z]{2,20}(?: [a-z]{2,20})?, [a-z])/giu,
  replace: () => ', such as',
  examples: [
    ['We use many tools such as vim, nano and sed.', 'We use many tools, such as vim, nano and sed.'],
  ],
  counterExamples: ['a tool such as vim is enough', 'many tools, such as vim, nano and sed'],
};

import type { ProseRule } from '../../../correct/prose-rule.ts';
import { matchCase } from '../../../correct/spelling/suggestion.ts';

/** "provide me with access" is "give me access". */
export const provision: ProseRule = {
  id: 'improve/provision',
  category: 'style',
  message: 'A shorter word says the same.',
  pattern:
    /(?<=\b(?:please|to|could|would|can|you) )(provide) (me|us) with (?=(?:an?|the|some|any|your|access|more|further|details|information|read)\b)/giu,
  replace: ([, provide = '', whom = '']) => `${matchCase('give', provide)} ${whom} `,
  examples: [['Please provide me with access.', 'Please give me access.']],
  counterExamples: ['You provide us with or grant us access.', 'They provide the caller with a token.'],
};

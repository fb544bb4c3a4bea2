import { isRegularVerb, regularBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "doesn't supports": any verb, as what follows a denied "do" is one. */
export const negatedBase: ProseRule = {
  id: 'grammar/negated-base',
  category: 'grammar',
  message: 'The base form of the verb follows "do not".',
  pattern: /(?<=\b(?:do|does|did)(?:n['’]t| not) )([a-z]{3,20}?)(s|es|ed)(?![\p{L}'’-])/giu,
  replace: ([whole, stem = '', ending]) => {
    const base = regularBase(stem);
    return base === undefined || (ending !== 'ed' && isRegularVerb(whole)) ? null : base;
  },
  examples: [
    ["The library doesn't supports it.", "The library doesn't support it."],
    ['We did not noticed it.', 'We did not notice it.'],
  ],
  counterExamples: ["It doesn't process it.", 'We do not need it.', 'They do not focus on it.'],
};

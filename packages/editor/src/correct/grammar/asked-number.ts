import { numberOf } from '../agreement/noun-number.ts';
import { likeFirst, pluralAuxiliary, singularAuxiliary } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "What is the differences between them?": the verb agrees with what is asked for, which stands behind it. */
export const askedNumber: ProseRule = {
  id: 'grammar/asked-number',
  category: 'grammar',
  message: 'The verb agrees with what is asked for.',
  pattern:
    /(?<=\b(?:what|how) |(?:^|[.!?:]\s|\n)(?:where|which|who) )(is|are|was|were) (?=(?:the|our|your|my|its|their) (?:[a-z]{3,14} )?([a-z]{3,20})(?:[.,;!?\n]|$| (?:between|of|in|for|to|from|on|at|with|you|we|i|they|that)(?![\p{L}'’-])))/giu,
  replace: ([, verb = '', noun = '']) => {
    const number = numberOf(noun.toLowerCase());
    if (number === null) return null;
    const right = number === 'one' ? singularAuxiliary(verb) : pluralAuxiliary(verb);
    return right === undefined ? null : `${likeFirst(right, verb)} `;
  },
  examples: [
    ['What is the differences between them?', 'What are the differences between them?'],
    ['Where are the log of it?', 'Where is the log of it?'],
  ],
  counterExamples: [
    'It has extensions, which are the next iteration of it.',
    'What are the differences?',
    'What is the news?',
    'Where is the users table?',
  ],
};

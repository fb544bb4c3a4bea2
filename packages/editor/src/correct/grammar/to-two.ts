import { isAlsoVerb, PLURAL_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "We have to options": a plural that is no verb cannot follow "to". */
export const toTwo: ProseRule = {
  id: 'grammar/to-two',
  category: 'grammar',
  message: 'The number is "two".',
  pattern: new RegExp(
    String.raw`(?<=\b(?:have|has|had|got|there are|there were|with|the) )to (${PLURAL_NOUN})(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ([, noun = '']) => (isAlsoVerb(noun) ? null : `two ${noun}`),
  examples: [['We have to options here.', 'We have two options here.']],
  counterExamples: ['We have to process it.', 'We have two options.', 'It has to issues a lot.'],
};

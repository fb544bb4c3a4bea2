import type { ProseRule } from '../prose-rule.ts';

/** "Now we can see …": a careful writer leaves this comma out as often as not, so only in texts that other faults show to be rough. */
export const introductoryAdverb: ProseRule = {
  id: 'grammar/introductory-adverb',
  category: 'punctuation',
  message: 'A comma follows an introductory word.',
  pattern:
    /(?<=^|\n|[.!?;] )(?:now|then|usually|eventually)(?= (?:the|they|it|you|we|there|he|she|i|if|in|when|some|many|most|people|this|these|those|a|an|our|my|your|his|her|their|all|because|no|every|everyone|students|users|even|after|by|during|another|both|each)\b)/giu,
  replace: ([word = '']) => `${word},`,
  examples: [['Now we can look at it.', 'Now, we can look at it.']],
  counterExamples: ['It stops and then we look at it.', 'Now look at the output.', 'Usually, it works.'],
};

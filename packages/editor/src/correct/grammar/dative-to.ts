import type { ProseRule } from '../prose-rule.ts';

/** "he explained me that", "describe us the steps": verbs that name who is told with "to". */
export const dativeTo: ProseRule = {
  id: 'grammar/dative-to',
  category: 'grammar',
  message: 'Who is told stands behind "to" with this verb.',
  pattern:
    /\b((?:explain|describe|mention|clarify)(?:s|ed|d|ing)?|explaining|describing|clarif(?:y|ies|ied)) (me|us|him|her|them)(?= (?:that|how|why|what|when|where|which|whether|if|the|this|an?|our|your|my|it)\b)/giu,
  replace: ([, verb, who]) => `${verb} to ${who}`,
  examples: [
    ['He explained me that the cache is full.', 'He explained to me that the cache is full.'],
    ['Can you describe us the steps?', 'Can you describe to us the steps?'],
    ['she clarified us why it failed', 'she clarified to us why it failed'],
  ],
  counterExamples: [
    'I will explain them in the next section.',
    'The steps and who describes them are listed.',
    'We explain to them how it works.',
    'It tells me that the cache is full.',
  ],
};

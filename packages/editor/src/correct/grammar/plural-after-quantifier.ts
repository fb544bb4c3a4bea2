import { SINGULAR_NOUN } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

export const pluralAfterQuantifier: ProseRule = {
  id: 'grammar/plural-after-quantifier',
  category: 'grammar',
  message: 'The noun after this quantifier is plural.',
  pattern: new RegExp(
    String.raw`\b((?:many|several|multiple|all these|these|those|both|a few|some of the|one of the|two|three|four|five)) (${SINGULAR_NOUN})(?!(?<=\bboth [a-z]{1,20}) (?:and|or)\b)(?=\s*(?:[.,;!?]|$|\n| (?:are|were|have|had|do|did|can|cannot|will|should|must|in|on|at|of|to|from|with|for|and|or|that|which|when|because|but|fail|failed|failing)\b))`,
    'giu',
  ),
  replace: ([, quantifier, noun = '']) =>
    `${quantifier} ${/[^aeiou]y$/i.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}${/(?:s|ch|sh|x)$/i.test(noun) ? 'es' : 's'}`}`,
  examples: [
    ['many user are affected', 'many users are affected'],
    ['it is one of the reason.', 'it is one of the reasons.'],
    ['several query fail', 'several queries fail'],
  ],
  counterExamples: ['two time zones', 'many file types', 'these test cases', 'several users are here'],
};

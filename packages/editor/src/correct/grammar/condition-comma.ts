import type { ProseRule } from '../prose-rule.ts';

/** "If you want a car you need …": the main clause begins with its pronoun and an auxiliary. Only in rough texts. */
export const conditionComma: ProseRule = {
  id: 'grammar/condition-comma',
  category: 'punctuation',
  message: 'A comma ends a clause that stands before its main clause.',
  pattern:
    /(?<=(?:^|\n|[.!?] )(?:if|when|because|although|since|while) (?:you|we|they|he|she|it|i|the|a|an|people|someone|this|there) [^,.;:!?\n]{4,60} )((?!(?:that|which|who|what|how|where|when|if|and|or|but|because|as|than|the|a|an|to|of|for|with|in|on|at|by|like|is|are|was|were|do|does|did|can|will|not|so|think|thinks|say|says|know|knows|believe|sure|why|whatever|everything|all)\b)[a-z]{2,20})(?= (?:you|we|they|he|she|it|i) (?:can|will|would|should|must|have to|need to|could|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|is|are|was|may|might)\b)/giu,
  replace: ([, word]) => `${word},`,
  examples: [['If you want a token you need to log in.', 'If you want a token, you need to log in.']],
  counterExamples: [
    'If you see that it is slow, stop.',
    'When you know what you need to do, start.',
    'If it fails, you need to wait.',
  ],
};

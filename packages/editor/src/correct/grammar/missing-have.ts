import type { ProseRule } from '../prose-rule.ts';

/** "We seen this before". */
export const missingHave: ProseRule = {
  id: 'grammar/missing-have',
  category: 'grammar',
  message: 'A participle needs "have" before it.',
  pattern:
    /(?<=(?:^|\n|[.!?] |\b(?:because|but|that|and|what|as) ))(i|we|they|you) (seen|done|been|gone|taken|written|broken|chosen|forgotten)(?= (?:the|an?|this|that|it|to|some|many|several|all|our|in|on|with|before|waiting|trying|working|using|getting|seeing)\b)/giu,
  replace: ([, subject, participle]) => `${subject} have ${participle}`,
  examples: [['We seen this before.', 'We have seen this before.']],
  counterExamples: ['Have you seen this?', 'I know how we been-counters work.', 'We have seen this.'],
};

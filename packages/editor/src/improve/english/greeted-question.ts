import type { ProseRule } from '../../correct/prose-rule.ts';

/** "Dear team, could you send it.": what asks behind a greeting asks. */
export const greetedQuestion: ProseRule = {
  id: 'improve/greeted-question',
  category: 'punctuation',
  message: 'A question ends with a question mark.',
  pattern:
    /(?<=(?:^|\n|[.!?] )(?:hi|hey|hello|dear|good (?:morning|afternoon))[^.,!?\n]{0,40}, (?:could|can|would) (?:you|someone|somebody|anyone|anybody|we|i) [^.!?\n]{3,240})\.(?=\s|$)/giu,
  replace: () => '?',
  examples: [['Dear team, could you please send it.', 'Dear team, could you please send it?']],
  counterExamples: ['Dear team, we could send it.', 'Hello, it works. Could be better.'],
};

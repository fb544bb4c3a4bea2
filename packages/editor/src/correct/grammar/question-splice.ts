import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "Can someone look at it please, it would be great": what is asked ends before somebody tells something. */
const pattern =
  /(?<=(?:^|\n|[.!?] )(?:can|could|would|will) (?:someone|somebody|anyone|anybody|you|we|they) [^.!?,\n]{8,120}), ((?:it|this|that|there|we|i|they|(?:the |our |my |some |all )?(?!which|that|who|what|and|or|but)[a-z]{3,15}) (?:would|is|are|was|were|has|have|will|can|cannot|need|needs|am|keeps?|wants?)(?![\p{L}'’-]))/giu;

export const questionSplice: ProseRule = {
  id: 'grammar/question-splice',
  category: 'punctuation',
  message: 'A question ends before another sentence begins.',
  pattern,
  replace: ([, told = '']) => `? ${upperFirst(told)}`,
  examples: [
    [
      'Can someone look at it please, it would be great.',
      'Can someone look at it please? It would be great.',
    ],
    ['Can you look at it today, customers are waiting.', 'Can you look at it today? Customers are waiting.'],
    [
      'Could you restart the host, we have no access to it.',
      'Could you restart the host? We have no access to it.',
    ],
  ],
  counterExamples: ['If you can restart it, it is fine.', 'Can we, it was said, drop it?'],
};

/** Whether a sentence asks and then tells. */
export function isSplicedQuestion(sentence: string): boolean {
  return sentence.search(pattern) >= 0;
}

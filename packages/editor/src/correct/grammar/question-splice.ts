import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "Can someone look at it please, it would be great": what is asked ends before somebody tells something. */
export const questionSplice: ProseRule = {
  id: 'grammar/question-splice',
  category: 'punctuation',
  message: 'A question ends before another sentence begins.',
  pattern:
    /(?<=(?:^|\n|[.!?] )(?:can|could|would|will) (?:someone|somebody|anyone|anybody|you|we|they) [^.!?,\n]{8,120}), ((?:it|this|that|there|we|i|they) (?:would|is|are|was|were|has|have|will|can|cannot|need|needs|am)(?![\p{L}'’-]))/giu,
  replace: ([, told = '']) => `? ${upperFirst(told)}`,
  examples: [
    [
      'Can someone look at it please, it would be great.',
      'Can someone look at it please? It would be great.',
    ],
    [
      'Could you restart the host, we have no access to it.',
      'Could you restart the host? We have no access to it.',
    ],
  ],
  counterExamples: ['If you can restart it, it is fine.', 'Can we, it was said, drop it?'],
};

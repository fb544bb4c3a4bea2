import type { ProseRule } from '../../correct/prose-rule.ts';
import { sentenceBefore } from '../sentence-around.ts';
import { HAS_FINITE } from './clauses.ts';

/** "It needs a number otherwise the system rejects it": what happens else is a sentence of its own. */
export const otherwise: ProseRule = {
  id: 'improve/otherwise',
  category: 'style',
  message: 'What happens otherwise is a sentence of its own.',
  pattern:
    /(?<=[\p{L}\p{N}])(?<! (?:as|because|and|or|that|but|than|unless|told|stated|specified|which|who|is|are|was)),? otherwise,? (?=(?:the|an?|it|we|they|you|i|this|that|there|users?|our|your|nobody|everything) (?:[\p{L}'’-]{1,20} ){0,3}?(?:is|are|was|were|will|would|won['’]t|can|can['’]t|cannot|could|might|may|must|should|has|have|does|do|doesn['’]t|don['’]t|didn['’]t|gets?|\p{L}{3,}s)(?![\p{L}'’-]))/giu,
  replace: (_, { prose, from }) => {
    const before = sentenceBefore(prose, from);
    return HAS_FINITE.test(before) && before.trim().split(' ').length >= FEWEST ? '. Otherwise, ' : null;
  },
  examples: [
    [
      'It must contain at least one number otherwise the system rejects it.',
      'It must contain at least one number. Otherwise, the system rejects it.',
    ],
    ['We should cache this, otherwise it will be slow.', 'We should cache this. Otherwise, it will be slow.'],
  ],
  counterExamples: [
    'unless told otherwise the default is used',
    'Otherwise the system rejects it.',
    'It is otherwise fine.',
  ],
};

/** Words of a sentence that ends before it. */
const FEWEST = 4;

import type { ProseRule } from '../../../correct/prose-rule.ts';
import { upperFirst } from '../../../first-letter.ts';

const NO_CLAUSE = String.raw`(?!(?:the|an?|we|i|you|it|they|then|if|not)\b)`;

/** "went ahead and added": "added". */
export const goAhead: ProseRule = {
  id: 'improve/go-ahead',
  category: 'style',
  message: 'The verb behind it says this.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])(?:(?:go|goes|went|gone) ahead and ${NO_CLAUSE}(?=\p{Ll})|going ahead and (?=\p{Ll}{2,18}ing\b)|Go ahead and ${NO_CLAUSE}(?<ordered>\p{Ll}{2,20}))`,
    'gu',
  ),
  replace: ({ groups }) => upperFirst(groups?.['ordered'] ?? ''),
  examples: [
    ['I went ahead and added tests.', 'I added tests.'],
    ['Go ahead and change it.', 'Change it.'],
    ['It will go ahead and delete it.', 'It will delete it.'],
  ],
  counterExamples: [
    'We go ahead and then we see.',
    'We go ahead with it.',
    'They are going ahead and we wait.',
  ],
};

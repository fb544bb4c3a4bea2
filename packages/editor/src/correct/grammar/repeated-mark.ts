import type { ProseRule } from '../prose-rule.ts';

export const repeatedMark: ProseRule = {
  id: 'punctuation/repeated-mark',
  category: 'punctuation',
  message: 'This mark is written once.',
  pattern: /(?<=[\p{L}\p{N})])(?:,(?: ?,){1,5}(?=\s)|;{2,5}(?=\s)|(?<!\.)\.\.(?!\.)(?=\s|$))/gu,
  replace: ([marks]) => marks?.slice(0, 1) ?? null,
  examples: [
    ['first,, second', 'first, second'],
    ['it fails.. again', 'it fails. again'],
  ],
  counterExamples: ['wait... what', 'one, two; three'],
};

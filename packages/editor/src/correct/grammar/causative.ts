import { DOUBLE_BASE, PLAIN_BASE } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "it makes me to wait". */
export const causative: ProseRule = {
  id: 'grammar/causative',
  category: 'grammar',
  message: 'After "make" and "let" the verb stands without "to".',
  pattern: new RegExp(
    String.raw`\b((?:make|makes|made|making|let|lets|letting) (?:me|us|him|her|them|you|people|users|customers|students|developers|everyone|everybody|someone|somebody) (?:not )?)to (?=(?:be|buy|do|${PLAIN_BASE}|${DOUBLE_BASE})\b(?! up\b))`,
    'giu',
  ),
  replace: ([, words = '']) => words,
  examples: [
    ['It makes me to wait for hours.', 'It makes me wait for hours.'],
    ['They let users to choose.', 'They let users choose.'],
  ],
  counterExamples: ['We made them to order.', 'It makes it easy to wait.', 'the changes we made to help'],
};

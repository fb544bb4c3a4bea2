import type { ProseRule } from '../../correct/prose-rule.ts';

/** "Complain about the fact that it crashes" says that they complain that it does. */
export const factThat: ProseRule = {
  id: 'improve/fact-that',
  category: 'style',
  message: 'Fewer words say the same.',
  pattern:
    /(?<![\p{L}'’-])(complain(?:s|ed|ing)?|worr(?:y|ies|ied|ying)|aware|unaware|happy|unhappy|sad|annoyed|angry|sorry|sure|certain|convinced|glad|concerned|worried|confident|proud|surprised|afraid|(?:inform|tell|told|remind|notify|informed|reminded|notified) (?:you|us|them|everyone|everybody|him|her|me|people|the team)) (?:about|of|by|at|with|over) the fact that(?![\p{L}'’-])/giu,
  replace: ([, before = '']) => `${before} that`,
  examples: [
    ['They complain about the fact that it crashes.', 'They complain that it crashes.'],
    ['I have to inform you about the fact that it moved.', 'I have to inform you that it moved.'],
    ['We are aware of the fact that this is slow.', 'We are aware that this is slow.'],
  ],
  counterExamples: ['They talk about the fact that it crashes.', 'the fact that it is slow'],
};

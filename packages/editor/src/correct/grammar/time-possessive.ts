import type { ProseRule } from '../prose-rule.ts';

const PERIOD =
  'week|month|year|quarter|sprint|night|morning|evening|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** What shows that the plural was meant: "the last weeks were hard", "this Mondays and Fridays". */
const NO_NOUN =
  '(?!(?:was|were|is|are|has|have|had|will|would|can|could|did|do|and|or|but|to|in|of|for|on|at|as|by|with|from|since|until|because|after|before|when|while|that|where|who|which|we|i|it|he|she|they|you|the|a|an|my|our|not|also|only|later|ago|long|straight)(?!\\p{L}))';

export const timePossessive: ProseRule = {
  id: 'grammar/time-possessive',
  category: 'punctuation',
  message: 'What belongs to a day or a week is written with an apostrophe.',
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}_'’-])((?:yester|to)day|tomorrow|(?<!(?:the|these|those|my|our|his|her|their) )(?:last|this|next) (?:${PERIOD}))s (?=\\p{Ll}{2,}(?![\\p{L}-]))${NO_NOUN}`,
    'giu',
  ),
  replace: ([, time = '']) => `${time}'s `,
  examples: [
    ['after yesterdays outage it was quiet', "after yesterday's outage it was quiet"],
    ['Last weeks report is wrong', "Last week's report is wrong"],
    ['we moved it to this months bill', "we moved it to this month's bill"],
    ['before next Fridays release', "before next Friday's release"],
  ],
  counterExamples: [
    'the last weeks were hard',
    'it ran in the last months without a fault',
    "after yesterday's outage",
    'All our yesterdays and tomorrows are in it.',
    'the last years report',
  ],
};

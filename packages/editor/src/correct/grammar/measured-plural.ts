import type { ProseRule } from '../prose-rule.ts';

const UNIT =
  'second|minute|hour|day|week|month|year|time|byte|character|line|row|column|step|attempt|percentage|degree|meter|metre|kilometer|kilometre|mile|liter|litre|kilogram|gram|tonne';

/** "It takes 5 minute and": a number and what it counts, with nothing behind that it may be a part of. */
export const measuredPlural: ProseRule = {
  id: 'grammar/measured-plural',
  category: 'grammar',
  message: 'More than one takes the plural.',
  pattern: new RegExp(
    String.raw`(?<=(?<![\p{L}\p{N}.,:#/$€£-])(?<!\b(?:an?|the|this|that|each|every|our|your|my|day|step|line|row|column|version|chapter|per|no|number) )(?:[2-9]|[1-9]\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) (?:more )?(?:${UNIT}))(?=[.,;!?)\n]|$| (?:and|or|but|to|in|on|at|of|for|from|with|when|if|because|until|before|after|ago|later|a|per|each|every|so|then|now|which|that|is|are|the|it|we|you|they)(?![\p{L}-]))`,
    'giu',
  ),
  // a number with its unit is protected, but what is put behind it changes neither
  replace: () => 's',
  examples: [
    ['It takes 5 minute and is safe.', 'It takes 5 minutes and is safe.'],
    ['They are kept for 7 day.', 'They are kept for 7 days.'],
    ['We missed it two time.', 'We missed it two times.'],
  ],
  counterExamples: [
    'a 5 minute timeout',
    'It has a 5 minute, hard limit.',
    'See line 5 column 2 of it.',
    'the two second of which',
    'Day 2 time is short.',
    'It is 5 minutes.',
  ],
};

import type { ProseRule } from '../prose-rule.ts';

/** "Several time": how often, at the end of its phrase; before another noun it says of what sort that is ("two time zones"). */
export const severalTimes: ProseRule = {
  id: 'grammar/several-times',
  category: 'grammar',
  message: 'How often something happens is told by the plural "times".',
  pattern:
    /(?<![\w+-])((?:several|multiple|a few|two|three|four|five|six|ten|a couple of|dozens of|hundreds of|(?!1 )\d{1,3}(?= time (?:in a row|an?|per|each|every)\b)) )time(?=[.,;!?)\n]|$| (?:an?|per|each|every) (?:second|minute|hour|day|week|month|year)\b| (?:in a row|and|but|because|before|already|today|yesterday|this|last|now|without|with)\b)/giu,
  replace: ([, count = '']) => `${count}times`,
  examples: [
    [
      'The query returns the row several time, and it is slow.',
      'The query returns the row several times, and it is slow.',
    ],
    ['It failed 3 time in a row.', 'It failed 3 times in a row.'],
    ['We deploy multiple time a day.', 'We deploy multiple times a day.'],
  ],
  counterExamples: [
    'It spans two time zones.',
    'The two time series differ.',
    'There is not much time.',
    'We saw it 1 time.',
    'It is in UTC+2 time.',
    'Two time out.',
  ],
};

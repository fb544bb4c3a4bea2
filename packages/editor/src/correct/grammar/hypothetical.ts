import { simplePastOf } from '../lexicon/participles.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "If the file would exist, the check would pass". */
export const hypothetical: ProseRule = {
  id: 'grammar/hypothetical',
  category: 'grammar',
  message: 'After "if" the past says what is only imagined; "would" stands in the other clause.',
  pattern:
    /\b(if (?:(?:the|this|that|these|an?|our|my|your|their|his|her|every|all) (?:[a-z-]{2,15} ){1,3}|(?:i|we|you|they|he|she|it|somebody|someone|anybody|anyone|everybody|everyone) ))would (have )?([a-z]{2,15})(?! so kind)(?=[^.!?;\n]{1,100} (?:would|could|might)(?:n['’]t)?\b)/giu,
  replace: ([, subject = '', have, verb = '']) => {
    if (/ (?:that|which|who|of|and|or) /i.test(subject) || POLITE.test(verb)) return null;
    if (have !== undefined) return `${subject}had ${verb}`;
    if (/^be$/i.test(verb)) return `${subject}were`;
    const past = simplePastOf(verb.toLowerCase());
    return past === undefined ? null : `${subject}${past}`;
  },
  examples: [
    ['If the file would exist, the check would pass.', 'If the file existed, the check would pass.'],
    [
      'It would be faster if we would use a cache, or it could be.',
      'It would be faster if we used a cache, or it could be.',
    ],
    ['If I would have known it, I would have waited.', 'If I had known it, I would have waited.'],
  ],
  counterExamples: [
    'If you would like to help, we would be happy.',
    'I wonder if it would help.',
    'If you would be so kind, that would be nice.',
  ],
};

/** What is asked for politely. */
const POLITE = /^(?:like|love|prefer|please|mind|care|rather|want|agree|not)$/i;

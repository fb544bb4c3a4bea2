import type { ProseRule } from '../prose-rule.ts';

export const another: ProseRule = {
  id: 'grammar/another',
  category: 'spelling',
  message: '"Another" is one word.',
  pattern: /\b([Aa])n? other (?=\p{Ll}{2,})(?!than\b)/gu,
  replace: ([, letter]) => `${letter}nother `,
  examples: [
    ['I want a other approach.', 'I want another approach.'],
    ['bookings of an other partner', 'bookings of another partner'],
  ],
  counterExamples: ['an other than usual way', 'the other partner'],
};

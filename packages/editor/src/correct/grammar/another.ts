import type { ProseRule } from '../prose-rule.ts';

export const another: ProseRule = {
  id: 'grammar/another',
  category: 'spelling',
  message: '"Another" is one word.',
  pattern: /\b([Aa])n other (?=\p{Ll}{2,})(?!than\b)/gu,
  replace: ([, letter]) => `${letter}nother `,
  examples: [['bookings of an other partner', 'bookings of another partner']],
  counterExamples: ['an other than usual way', 'the other partner'],
};

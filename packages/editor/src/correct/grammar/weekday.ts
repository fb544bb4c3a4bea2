import type { ProseRule } from '../prose-rule.ts';

export const weekday: ProseRule = {
  id: 'grammar/weekday',
  category: 'grammar',
  message: 'Days and months are written with a capital.',
  pattern:
    /(?<![\p{L}\p{N}_-])(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august(?= \d)|september|october|november|december)(s?)(?![\p{L}\p{N}_-])/gu,
  replace: ([, day = '', plural = '']) => day.slice(0, 1).toUpperCase() + day.slice(1) + plural,
  examples: [['since tuesday it fails', 'since Tuesday it fails']],
  counterExamples: ['an august body', 'we may march on', 'since Tuesday'],
};

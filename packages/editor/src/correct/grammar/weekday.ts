import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

export const weekday: ProseRule = {
  id: 'grammar/weekday',
  category: 'grammar',
  message: 'Days and months are written with a capital.',
  pattern:
    /(?<![\p{L}\p{N}_-])(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august(?= \d)|september|october|november|december)(s?)(?![\p{L}\p{N}_-])/gu,
  replace: ([, day = '', plural = '']) => upperFirst(day) + plural,
  examples: [['since tuesday it fails', 'since Tuesday it fails']],
  counterExamples: ['an august body', 'we may march on', 'since Tuesday'],
};

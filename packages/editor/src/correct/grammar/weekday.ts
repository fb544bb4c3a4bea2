import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

export const weekday: ProseRule = {
  id: 'grammar/weekday',
  category: 'grammar',
  message: 'Days and months are written with a capital.',
  pattern:
    /(?<![\p{L}\p{N}_-])((?:black (?=friday)|cyber (?=monday)|easter (?=monday))?)(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august(?= \d)|september|october|november|december|christmas|halloween|thanksgiving|ramadan)(s?)(?![\p{L}\p{N}_-])/gu,
  replace: ([, named = '', day = '', plural = '']) => upperFirst(named) + upperFirst(day) + plural,
  examples: [
    ['since tuesday it fails', 'since Tuesday it fails'],
    ['the peak of black friday and christmas', 'the peak of Black Friday and Christmas'],
  ],
  counterExamples: ['an august body', 'we may march on', 'since Tuesday'],
};

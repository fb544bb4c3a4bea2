import type { ProseRule } from '../../../correct/prose-rule.ts';

/** "any questions whatsoever": "any" and "no" say so already. */
export const emphasis: ProseRule = {
  id: 'improve/emphasis',
  category: 'style',
  message: '"Any" and "no" say this.',
  pattern:
    /(?<=\b(?:any|no|not|nothing|none)\b[^.,;:!?\n]{1,60}) (?:whatsoever|of any (?:kind|sort)(?= (?:to|in|for|on|with|at)\b|[.,;!?]|$)|or anything(?=[.,;!?]))|(?<=\b(?:any|nothing)\b[^.,;:!?\n]{1,40}|\banywhere) at all(?=[.,;!?]|$|\n)|(?<=\bany) (?:(?:kind|sort|type)s? of)(?= \p{Ll}{3,20}\b[^.,;!?\n]{0,20}(?: whatsoever| at all|[.,;!?]))/giu,
  replace: () => '',
  examples: [
    ['Ask if you have any questions whatsoever.', 'Ask if you have any questions.'],
    ['There are no changes of any kind to it.', 'There are no changes to it.'],
    ['It is not urgent or anything.', 'It is not urgent.'],
    ['Are there any questions at all?', 'Are there any questions?'],
  ],
  counterExamples: [
    'Is it fixed at all?',
    'We do not retry at all.',
    'Locks of any kind are slow.',
    'Do you see errors or anything else?',
  ],
};

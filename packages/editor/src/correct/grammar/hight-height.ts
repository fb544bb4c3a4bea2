import type { ProseRule } from '../prose-rule.ts';

/** "The hight of the footer": a noun behind an article or a noun and before what no "high" stands before. */
export const hightHeight: ProseRule = {
  id: 'grammar/hight-height',
  category: 'spelling',
  message: 'How tall something is: "height".',
  pattern:
    /\bhight(?=[.,;:!?)]|$| (?:of|is|and|or|to|in|for|at|by|from|must|should|can|will|was|does|has|as|than)\b)/giu,
  replace: ([written]) => (written.startsWith('H') ? 'Height' : 'height'),
  examples: [
    ['The hight of the footer is wrong.', 'The height of the footer is wrong.'],
    ['Set the footer hight to 0.', 'Set the footer height to 0.'],
    ['Width and hight.', 'Width and height.'],
  ],
  counterExamples: ['We need hight availability.', 'The hights differ.'],
};

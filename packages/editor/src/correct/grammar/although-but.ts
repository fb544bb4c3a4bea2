import type { ProseRule } from '../prose-rule.ts';

/** "Although it is slow, but it works": one of both is enough. */
export const althoughBut: ProseRule = {
  id: 'grammar/although-but',
  category: 'grammar',
  message: '"Although" says this already.',
  pattern:
    /(?<=(?:^|[.!?\n] {0,2})(?:although|even though|though) [^.,;:!?\n]{3,100}, )but (?=\p{Ll}|I\b)/giu,
  replace: () => '',
  examples: [['Although it is slow, but it works.', 'Although it is slow, it works.']],
  counterExamples: ['It is slow, but it works.', 'Although it is slow, it works, but nobody knows how.'],
};

import type { ProseRule } from '../prose-rule.ts';

const COMPARATIVE =
  'more|less|fewer|better|worse|rather|faster|slower|bigger|larger|smaller|higher|lower|greater|older|newer|longer|shorter|earlier|sooner|easier|harder|cheaper|simpler|quicker|other';

export const thenThan: ProseRule = {
  id: 'grammar/then-than',
  category: 'grammar',
  message: 'A comparison takes "than"; "then" is about time.',
  pattern: new RegExp(
    String.raw`\b((?:${COMPARATIVE})(?: [a-z]{3,14})?) then (?=(?:an?|the|any|all|that|this|these|those|what|before|last|next|we|they|you|in|on|most|other|ever|expected|usual|needed|necessary|it|one|two|three|my|our|your|their|its|\d|Qx)(?![\p{L}]))`,
    'giu',
  ),
  replace: ([, comparison]) =>
    /\b(?:and|but|or|so)$/i.test(comparison ?? '') ? null : `${comparison} than `,
  examples: [
    ['it is slower then the old one', 'it is slower than the old one'],
    ['it takes more time then before', 'it takes more time than before'],
    ['more then 5 users', 'more than 5 users'],
  ],
  counterExamples: [
    'first this, then the other',
    'make it faster, then the rest',
    'it got worse and then the disk failed',
  ],
};

import { isIrregularParticiple } from '../lexicon/participles.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "I'd of fixed it": behind a contracted "would" or "had", before a participle. */
export const contractedOf: ProseRule = {
  id: 'grammar/contracted-of',
  category: 'grammar',
  message: '"Have" follows a modal verb; "of" only sounds like it.',
  pattern:
    /(?<![\p{L}'’-])((?:I|you|we|they|he|she|it|that|who)['’]d(?: not| never)? )of(?= ([a-z]{3,15})(?![\p{L}'’-]))/giu,
  replace: ([, subject = '', participle = '']) =>
    participle.endsWith('ed') || isIrregularParticiple(participle) ? `${subject}have` : null,
  examples: [["I'd of fixed it myself.", "I'd have fixed it myself."]],
  counterExamples: ["I'd of course fix it.", "It'd of late be slow."],
};

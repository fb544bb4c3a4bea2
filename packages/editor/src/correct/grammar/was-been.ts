import { irregularVerb, regularVerb } from '../lexicon/inflected.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "It was been removed": one form of "be" says it. */
export const wasBeen: ProseRule = {
  id: 'grammar/was-been',
  category: 'grammar',
  message: 'One form of "be" is enough.',
  pattern: /\b(was|were|is|are) been (?=(?<done>[a-z]{3,14})\b)/giu,
  replace: ({ 1: be = '', groups }) => {
    const done = (groups?.['done'] ?? '').toLowerCase();
    const isParticiple =
      irregularVerb(done)?.observed === PARTICIPLE || /ed$/.test(done) || regularVerb(done) !== null;
    return isParticiple ? `${be} ` : null;
  },
  examples: [
    ['The endpoint was been removed.', 'The endpoint was removed.'],
    ['The rows were been written twice.', 'The rows were written twice.'],
  ],
  counterExamples: ['It has been removed.'],
};

/** Where the participle stands among the forms of an irregular verb. */
const PARTICIPLE = 3;

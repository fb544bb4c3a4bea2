import { isNounWithPlural, singularOfCounted } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Adjectives and adverbs of degree that are no nouns, so that "much" does not stand before one. */
const DEGREE =
  'long|slow|slowly|big|small|large|high|low|expensive|complicated|complex|difficult|fast|late|early|old|new|hard|easy|heavy|short|strict|strong|weak|wide|narrow|close|far|often|risky|dangerous|generic|vague|noisy|busy';

/** "too much slow", "too much results". */
export const tooMuch: ProseRule = {
  id: 'grammar/too-much',
  category: 'grammar',
  message: '"Much" stands before what is not counted.',
  pattern: new RegExp(
    String.raw`\b((?:too|so|how) )much (?:(?<=too much )(${DEGREE})(?=[.,;!?)\n]|$| (?:and|or|to|for|but|because|when|if|on|in|at|with|now|again|so|that|until)\b)|([a-z]{3,20}s)(?=[.,;!?)\n]|$| (?:and|or|to|for|but|because|when|if|on|in|at|with|from|now|again|so|that|which|are|were|have|we|they|you|i|per)\b))(?!-)`,
    'giu',
  ),
  replace: ([, degree, quality, things = '']) => {
    if (quality !== undefined) return `${degree}${quality}`;
    const small = things.toLowerCase();
    const isCounted = singularOfCounted(small) !== undefined || isNounWithPlural(small.slice(0, -1));
    return isCounted && !/^how/i.test(degree ?? '') ? `${degree}many ${things}` : null;
  },
  examples: [
    ['The export takes too much long.', 'The export takes too long.'],
    ['it is too much slow on my phone', 'it is too slow on my phone'],
    ['The search returns too much results.', 'The search returns too many results.'],
    ['I never saw so much errors in a day.', 'I never saw so many errors in a day.'],
  ],
  counterExamples: [
    'It takes too much time.',
    'There is too much news about it.',
    'It does too much in one step.',
    'How much does it cost?',
    'That is too much old data to move.',
    'It has so much less to do.',
    'how much users like it',
    'So much depends on it.',
  ],
};

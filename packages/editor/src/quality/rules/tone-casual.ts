import { meanWords, proseSentences } from '../prose.ts';
import type { Rule } from '../rule.ts';

const longestMean = 16;

/** N2: a conversational document has short sentences. */
export const casualTone: Rule = {
  meta: {
    id: 'N2',
    title: 'Up to tone 30 the mean sentence has at most 16 words.',
    source: 'Google developer documentation style guide',
  },
  check(subject) {
    if (subject.tone > 30) return [];
    const mean = meanWords(proseSentences(subject));
    return mean > longestMean
      ? [`The mean sentence has ${mean.toFixed(1)} words; shorten sentences to a mean of ${longestMean}.`]
      : [];
  },
};

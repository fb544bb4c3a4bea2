import { meanWords, proseSentences } from '../prose.ts';
import type { Rule } from '../rule.ts';

const longestMean = 18;

/** U1: a junior developer reads short sentences. */
export const juniorSentencesAreShort: Rule = {
  meta: {
    id: 'U1',
    title: 'For a junior developer the mean sentence has at most 18 words.',
    source: 'Google and Microsoft style guides',
  },
  check(subject) {
    if (subject.audience !== 'Junior Dev') return [];
    const mean = meanWords(proseSentences(subject));
    return mean > longestMean
      ? [`The mean sentence has ${mean.toFixed(1)} words; shorten sentences to a mean of ${longestMean}.`]
      : [];
  },
};

import { proseSentences } from '../prose.ts';
import type { Rule } from '../rule.ts';

const belittling = /(?<![\p{L}-])(?:simply|obviously|just|of course|trivially)(?![\p{L}-])/giu;

/** U2: nothing is called obvious to someone who is learning. */
export const nothingIsObvious: Rule = {
  meta: {
    id: 'U2',
    title: 'For a junior developer nothing is "simply", "just" or "obviously" so.',
    source: 'Google developer documentation style guide',
  },
  check(subject) {
    if (subject.audience !== 'Junior Dev' || subject.language !== 'en') return [];
    const found = new Set(proseSentences(subject).flatMap(({ text }) => text.match(belittling) ?? []));
    return [...found].map((word) => `"${word}" belittles what is hard for a beginner; leave it out.`);
  },
};

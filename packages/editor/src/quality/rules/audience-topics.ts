import { audienceTopics } from '../data/audience-topics.ts';
import type { Rule } from '../rule.ts';

/** U3: a document speaks of what its audience has to know, if only to ask about it. */
export const audienceFindsItsTopics: Rule = {
  meta: {
    id: 'U3',
    title: 'The document speaks of what its audience looks for.',
    source: 'Google SRE workbook, Open Data Contract Standard 3.1, MADR',
    formats: ['Technical Spec', 'API Design', 'RFC', 'Data Model'],
  },
  check(subject) {
    return audienceTopics[subject.audience]
      .filter((topic) => !topic.words.test(subject.document.text))
      .map(
        (topic) =>
          `For ${subject.audience} the document has to speak of ${topic.name}; add it or ask about it.`,
      );
  },
};

import { proseSentences } from '../prose.ts';
import type { Rule } from '../rule.ts';

const contraction =
  /\b(?:[A-Za-z]{2,12}n['’]t|(?:I|you|we|they|he|she|it|that|there|here|what|who|let)['’](?:re|ve|ll|d|m|s))\b/giu;
const secondPerson = /(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/giu;

/** What is quoted keeps its words at every tone. */
function unquoted(text: string): string {
  return text.replace(/“[^”]*”|"[^"\n]{0,300}"/gu, '');
}

/** N1: a formal document contracts nothing and addresses nobody outside steps. */
export const formalTone: Rule = {
  meta: {
    id: 'N1',
    title: 'From tone 71 on: no contractions, and no second person outside steps.',
    source: 'Microsoft style guide',
    formats: ['Technical Spec', 'Jira Tickets', 'API Design', 'RFC', 'Data Model'],
  },
  check(subject) {
    if (subject.tone < 71 || subject.language !== 'en') return [];
    const sentences = proseSentences(subject);
    const contracted = new Set(sentences.flatMap(({ text }) => unquoted(text).match(contraction) ?? []));
    const addressed = sentences.filter(
      (sentence) => !sentence.step && (unquoted(sentence.text).match(secondPerson)?.length ?? 0) > 0,
    );
    return [
      ...[...contracted].map((word) => `"${word}" is contracted; write it out in a formal text.`),
      ...addressed
        .slice(0, 3)
        .map(({ text }) => `"${text.slice(0, 80)}" addresses the reader; name who acts instead.`),
    ];
  },
};

import { contentWords } from '../../document/content-words.ts';
import { sentencesOf } from '../../document/sentences.ts';
import { promisesQuality, vagueWords } from '../data/vague-words.ts';
import type { Rule } from '../rule.ts';
import { questionUnits } from './c03-open-questions.ts';

/** C7: a vague word has a number in its sentence, or an open question asks for one. */
export const vagueWordsAreMeasured: Rule = {
  meta: {
    id: 'C7',
    title: 'A vague word has a number in its sentence or an open question.',
    source: 'spec-kit clarifications, INVEST',
    formats: ['Technical Spec', 'Jira Tickets', 'API Design', 'RFC', 'Data Model'],
  },
  check(subject) {
    const pattern = vagueWords[subject.language] ?? vagueWords['en'];
    const questions = questionUnits(subject).map((unit) => unit.text.toLowerCase());
    const asked = new Set(questions.flatMap(contentWords));
    const messages = new Set<string>();
    for (const unit of subject.units) {
      if (unit.kind === 'heading' || unit.kind === 'quote' || unit.header || !pattern) continue;
      for (const sentence of sentencesOf(unit.prose)) {
        if (/\d/u.test(sentence) || /[?？]\s*$/u.test(sentence)) continue;
        for (const match of sentence.matchAll(pattern)) {
          if (!promisesQuality(sentence, match, subject.language)) continue;
          const word = match[0].toLowerCase();
          const isAsked =
            questions.some((question) => question.includes(word)) ||
            contentWords(word).every((stem) => asked.has(stem));
          if (!isAsked)
            messages.add(
              `"${match[0]}" says nothing measurable; give a number or ask for one in the open questions.`,
            );
        }
      }
    }
    return [...messages];
  },
};

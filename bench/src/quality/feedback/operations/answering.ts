import { leaks } from '../judging/leaks.ts';
import { strays } from '../judging/strays.ts';
import { about } from '../judging/touched.ts';
import type { Operation } from '../operation.ts';
import { itemsOf } from '../reading/items.ts';
import { says, wordsOf } from '../reading/words.ts';
import { slot } from '../slots.ts';
import { QUESTIONS } from './adding-entries.ts';

/** The answer to an open question: it is said where such things are said, and the question is gone. */
export const answerQuestion: Operation = {
  name: 'answer-question',
  excused: ['C5', 'C13'],
  fillings: ({ annotations }) =>
    (annotations.openQuestions ?? []).map(({ topic, answer, says: begins }) => ({
      slots: { topic, answer, says: begins },
    })),
  faults: (revision) => {
    const { before, slots, aligned, changes } = revision;
    const answer = slot(slots, 'answer');
    const question = itemsOf(before).find(
      ({ prefix, text }) => prefix === 'Q' && text.startsWith(slot(slots, 'says')),
    );
    if (!question) return ['the question was not there before'];
    const told = changes.added.filter(({ section, text }) => !QUESTIONS.test(section) && says(text, answer));
    const touched = about(revision, question);
    return [
      ...(aligned.gone.some(({ id }) => id === question.id) ? [] : ['the question is still there']),
      ...aligned.gone.filter(({ id }) => id !== question.id).map(({ id }) => `${id} went as well`),
      ...(told.length > 0 ? [] : [`nowhere told: ${answer}`]),
      ...told.flatMap(({ text }) => leaks(revision, text)),
      ...told
        .filter(({ text }) => saidTwice(text, answer))
        .map(({ text }) => `the answer in the words of the question: ${text}`),
      ...strays(revision, (unit) => touched(unit) || told.includes(unit)),
    ];
  },
};

/** Whether a word of the answer stands twice, as where it was put in the place of the word that asks. */
function saidTwice(text: string, answer: string): boolean {
  const long = (one: string) => wordsOf(one).filter((word) => word.length > 3);
  const times = (words: readonly string[], word: string) => words.filter((other) => other === word).length;
  return long(answer).some((word) => times(long(text), word) > times(long(answer), word));
}

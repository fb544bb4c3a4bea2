import { expect, it } from 'vitest';
import { withoutReference } from '../../formats/phrases/reference.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { QuestionBook } from './book.ts';

const draft = (key: string, weight: number, isGeneral: boolean) => ({
  key,
  text: `${key}?`,
  weight,
  point: key,
  isGeneral,
});
const settle = (book: QuestionBook) =>
  book.settle((points) => `And ${points}?`, 'and').map(({ text }) => text);

it('asks what the input raises, and of what any project could be asked the weightiest up to three', () => {
  const book = new QuestionBook();
  book.ask(draft('own1', 89, false));
  const marks = [50, 40, 30].map((weight) => book.ask(draft(`general${weight}`, weight, true)));
  expect(settle(book)).toEqual(['own1?', 'general50?', 'general40?']);
  expect(book.resolve(`Nothing is said; see ${marks[0]}.`)).toBe('Nothing is said; see Q-2.');
  expect(book.resolve(`Nothing is said; see ${marks[2]}.`)).toBe('Nothing is said.');
  expect(book.resolve(`| Cost | open, see ${marks[2]} |`)).toBe('| Cost | open |');
});

it('merges what the input raises beyond the seventh into one', () => {
  const book = new QuestionBook();
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) book.ask(draft(`own${at}`, 90 - at, false));
  expect(settle(book)).toHaveLength(7);
  expect(settle(book).at(-1)).toBe('And own7 and own8?');
});

it('leaves out what may be left out beyond the sixth, and leads sections to what is asked', () => {
  const book = new QuestionBook();
  for (const at of [1, 2, 3, 4, 5]) book.ask(draft(`own${at}`, 90 - at, false));
  book.ask({ ...draft('spare1', 50, false), isSpare: true, sections: ['observability'] });
  book.ask({ ...draft('spare2', 40, false), isSpare: true, sections: ['risks'] });
  expect(settle(book)).toEqual(['own1?', 'own2?', 'own3?', 'own4?', 'own5?', 'spare1?']);
  expect(book.openIn('observability')).toBe('Q-6');
  expect(book.openIn('risks')).toBeNull();
});

it.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja', 'zh'])(
  'says every gap without its question in %s',
  (language) => {
    const gaps = Object.entries(phrasesOf(language)).filter(
      ([key, text]) =>
        /^(?:gap|rfcGap)\p{Lu}/u.test(key) &&
        !/^gap(?:Tests|Subject)$/u.test(key) &&
        text.includes('{questions}'),
    );
    for (const [, text] of gaps) expect(withoutReference(text)).toMatch(/^[^{}]{6,}[.。]$/u);
  },
);

import { lowerFirst } from '../first-letter.ts';
import { changed, type Masked } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

/** "Who owns it? Data science or platform.": the answers to choose from belong to the question. */
export function offersAnswers(previous: Kind | null, { text, tokens }: Masked): boolean {
  return (
    previous === 'question' &&
    tokens.length === 0 &&
    ((/ (?:or|oder|ou|o|of|lub) /u.test(text) && text.split(' ').length < 7) || isGuess.test(text))
  );
}

/** "How long do we keep it? 300?": a figure put up as the answer. */
const isGuess = /^(?:\p{L}{1,8} )?\d[\d.,]*(?: \p{L}{1,12})?\?$/u;

/** A question with the answers it offers. `end` is where those end in the source. */
export function withAnswers(question: Statement, answers: Masked, end: number): Statement {
  const choice = answers.text.replace(/[.!?]+$/u, '');
  const said = (text: string) => `${text.replace(/\s?\?$/u, '')}: ${lowerFirst(choice)}?`;
  return {
    ...question,
    end,
    text: said(question.text),
    masked: changed(question.masked, said(question.masked.text)),
  };
}

import { type Amount, amountsIn } from '../contrasts/amounts.ts';
import { segmentsOf } from '../tickets/wishes/asides.ts';

/** Sizes of a text, which an order gives and no document writes. */
const ofText =
  /^\s?(?:-\s?)?(?:words?|sentences?|bullets?|bullet points?|lines?|paragraphs?|characters?|letters?|pages?|points?|items?|rows?|columns?|parts?|sections?|tickets?|requirements?|questions?|steps?|places?|percent (?:shorter|longer)|% (?:shorter|longer))(?!\p{L})/iu;
const number = /\d[\d.,]*(?<![.,])/u;

/** The parts of a clause with a measure that neither the document before or after a change nor its message holds: it was not carried out. */
export function untoldIn(clause: string, before: string, after: string, message: string): string[] {
  const text = [before, after, message].join('\n');
  return segmentsOf(clause)
    .map(({ start, end }) => ({ start, end, words: clause.slice(start, end).trim() }))
    .filter(({ start, end }) =>
      amountsIn(clause, start, end).some((one) => isMeasure(one, clause) && !holds(text, one)),
    )
    .map(({ words }) => words);
}

const isMeasure = (one: Amount, clause: string) =>
  one.kind !== 'count' && number.test(one.text) && !ofText.test(clause.slice(one.end));

function holds(text: string, { text: said }: Amount): boolean {
  const digits = number.exec(said)?.[0] ?? said;
  return new RegExp(`(?<![\\d.,])${digits.replaceAll('.', '\\.')}(?![\\d])`, 'u').test(text);
}

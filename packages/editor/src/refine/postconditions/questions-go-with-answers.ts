import { keysIn, leadingKey } from '../../document/keys.ts';
import { hasVerb } from '../clauses/statement.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Words that want something gone, or say that it is answered or needs none. */
const removing =
  /(?<!\p{L})(?:remov\p{L}*|drop\p{L}*|delet\p{L}*|cut|kill|scrap|strike|lose|rid|throw|take|leave|skip|clean|clear|out|gone|go|away|close[ds]?|answer\p{L}*|settle\p{L}*|resolve\p{L}*|solve[ds]?|moot|obsolete|duplicates?|same|repeats?|merge\p{L}*|question\p{L}*|streich\p{L}*|lösch\p{L}*|entfern\p{L}*|raus|weg|erledigt|geklärt|frage\p{L}*|supprim\p{L}*|enl[eè]v\p{L}*|retir\p{L}*|réglé\p{L}*|quit\p{L}*|elimin\p{L}*|borr\p{L}*|pregunta\p{L}*|tir\p{L}*|togli\p{L}*|verwijder\p{L}*|usuń|skreśl)(?!\p{L})/iu;

/** What tells something takes no question out without writing down what it tells. */
export const questionsGoWithAnswers: Postcondition = ({ changed: { gone, fresh }, clause }) => {
  const questions = gone.filter((line) => asksOf(line) !== null);
  const [first] = questions;
  const isWritten = fresh.some((line) => asksOf(line) === null) || fresh.length > questions.length;
  if (first === undefined || isWritten || gone.length > questions.length) return null;
  if (keysIn(clause).length > 0 || !hasVerb(clause) || removing.test(clause.replaceAll(passive, ' ')))
    return null;
  return `taken out ${quoted(first)} without what answers it`;
};

/** "Books can be checked out": a particle of a verb that says what is done with something of the document's world. */
const passive = /(?<!\p{L})be \p{L}+(?:ed|en) (?:out|away)(?!\p{L})/giu;

const asksOf = (line: string) => {
  const key = leadingKey(line.replace(/^[\s>]*(?:[-*+]|\d{1,3}[.)])\s+/u, '').replaceAll('*', ''));
  return key?.family === 'Q' ? key.text : null;
};

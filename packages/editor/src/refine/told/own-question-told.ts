import { keysIn } from '../../document/keys.ts';
import { answered } from '../answered/answered.ts';
import { answerWordsIn } from '../answered/wording.ts';
import { isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { amountsIn } from '../contrasts/amounts.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { plainClause } from '../message/plain-clause.ts';
import { questionAnsweredBy, questionToldBy } from '../target/question-answered.ts';
import { asksWhether, isOfInput, questionMeantBy, questionText } from '../target/questions.ts';

/** "Answer to the open question: …", "my answer is …": which question is meant is told by the answer alone. */
const unnamed =
  /^(?:the |my |our )?(?:answer|reply|response)(?:\s(?:to|for|on) (?:the|your|that|this|our|an?|one of the)? ?(?:(?:one|only|open|last|remaining) )*questions?)?\s?(?::|is|=|–|—|->|→)\s?(?<answer>.{2,2000})$/isu;

/** What asks for a value. */
const asksValue =
  /^(?:for |within |until |at |after |since )?(?:how (?:long|many|much|often|large|big|fast|far|old|soon)|when|(?:which|what) (?:limit|number|share|time|date|size|length|rate|amount|percentage))(?!\p{L})/iu;

/** The change of an answer that names no question; null where a clause is none, or where none or several can be meant. */
export function answerTold(clause: string, draft: Draft): Change | null {
  const told = unnamed.exec(plainClause(clause))?.groups?.['answer'];
  return told !== undefined && questionMeantBy(draft, told)
    ? (now) => answered(now, questionMeantBy(now, told), told)
    : null;
}

/**
 * The change of a statement with a value ("we keep the files for 30 days") where the input asks for that value itself: it answers the question,
 * and is no news of another value that stands. So does what says all words of a question that asks for yes or no. Null elsewhere. English.
 */
export function ownQuestionTold(clause: string, draft: Draft): Change | null {
  const words = plainClause(clause);
  if (draft.language !== 'en' || keysIn(words).length > 0 || opensWithVerb(words)) return null;
  // what names its question is read with that name
  if (/\?/u.test(words) || answerWordsIn(words) !== null) return null;
  const again = questionToldBy(draft, words);
  if (again && isOfInput(draft, again) && asksWhether.test(questionText(draft, again).asked))
    return (now) => answered(now, questionToldBy(now, words), words);
  if (amountsIn(words, 0, words.length).length === 0 || !isStatement(words, draft)) return null;
  const meant = (now: Draft) => questionAnsweredBy(now, words);
  const question = meant(draft);
  if (!question || !isOfInput(draft, question)) return null;
  return asksValue.test(questionText(draft, question).asked)
    ? (now) => answered(now, meant(now), words)
    : null;
}

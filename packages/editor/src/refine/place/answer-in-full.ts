import { conjugated } from '../../compose/voice/english.ts';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { isForeign, statedAnswer } from './wh-answer.ts';

const yes = /^(?:yes|yep|yeah|sure|ja|oui|sí|sì|sim|tak)(?:[,.;:]\s*|\s+[–—-]\s+|$)/iu;
const no =
  /^(?:no|nope|nein|non|não|nee|nie)(?:[,.;:]\s*|\s+[–—-]\s+|$)|^no \p{L}+(?=(?: for now| at first| yet| initially)?$)\s?/iu;
/** "Do refunds need the same thing?" */
const polar = /^(?<verb>do|does|can|could|should|shall|will|would|may|must) (?<rest>\S+ .{2,200}?)\?$/iu;
const pronoun = /^(?:they|it|these|those|this|that) (?=\S)/iu;
/** What only tells when or where an answer holds. */
const limit = /^(?:not )?(?=(?:in|for|until|before|after|at|from|with|on|as|only|if|when|unless)(?!\p{L}))/iu;

const opposed = /^(?:but|unless|provided|as long as)(?!\p{L})/iu;

/**
 * An answer as a statement that needs no question to be understood: a yes or no says what was asked, a pronoun is what the question
 * asks about. An answer that stands for itself, or to a question of another shape, is returned as it is.
 */
export function answerInFull(asked: string, said: string): string {
  const agrees = yes.test(said);
  const denies = !agrees && no.test(said);
  const question = questionOf(asked);
  const whole = agrees || denies ? null : statedAnswer(asked, said);
  if (whole !== null) return whole;
  const plain = said.replace(agrees ? yes : denies ? no : /^/u, '').trim();
  if (!question) return agrees || denies ? (plain.split(/\s+/u).length > 3 ? plain : said) : said;
  const rest = withoutEcho(plain, asked);
  if (!agrees && !denies) return named(plain, question.subject);
  if (rest !== '' && !isForeign(asked) && isForeign(rest)) return rest;
  if (pronoun.test(rest)) return named(rest, question.subject);
  if (saysAgain(rest, question.predicate)) return rest;
  const statement = stated(question, agrees);
  if (rest === '' || saysNoMore(rest, asked)) return statement;
  if (opposed.test(rest)) return `${statement}, ${rest}`;
  return limit.test(rest) ? `${statement} ${rest.replace(limit, '')}` : `${statement}: ${rest}`;
}

const article = /^(?:the|an?|our|your|their|its|this|that|these|those|each|every)$/iu;

interface Question {
  readonly auxiliary: string;
  readonly subject: string;
  readonly predicate: string;
}

function questionOf(asked: string): Question | null {
  const { verb = '', rest = '' } = polar.exec(asked.trim())?.groups ?? {};
  const words = rest.split(' ');
  // behind an article stands a noun, whatever else its word can be
  const at = words.findIndex(
    (word, place) => place > 0 && isBaseVerb(word.toLowerCase()) && !article.test(words[place - 1] ?? ''),
  );
  return at < 0
    ? null
    : {
        auxiliary: verb.toLowerCase(),
        subject: words.slice(0, at).join(' '),
        predicate: words.slice(at).join(' '),
      };
}

function stated({ auxiliary, subject, predicate }: Question, agrees: boolean): string {
  const isPlain = /^(?:do|does)$/u.test(auxiliary);
  if (!agrees) return `${subject} ${auxiliary} not ${predicate}`;
  if (!isPlain) return `${subject} ${auxiliary} ${predicate}`;
  return `${subject} ${auxiliary === 'does' ? conjugated(predicate, subject) : predicate}`;
}

/** "Yes, contractors too" says no more than yes. */
function saysNoMore(words: string, asked: string): boolean {
  const known = contentWords(asked);
  return words.split(' ').length <= MOST_ECHO && contentWords(words).every((word) => known.includes(word));
}

const MOST_ECHO = 4;

/** Whether an answer says by itself what was asked: "we don't need to keep the history, …". */
function saysAgain(words: string, predicate: string): boolean {
  const asked = contentWords(predicate);
  const held = new Set(contentWords(words));
  return asked.length > 1 && shareOf(asked, held) >= SAME && words.split(' ').length > asked.length + 1;
}

const SAME = 0.6;

/** What is left where the first part says no more than the question: "they need it too, …". */
function withoutEcho(words: string, asked: string): string {
  const [first = '', ...others] = words.split(/,\s+/u);
  const known = new Set(contentWords(asked));
  const isEcho = pronoun.test(first) && contentWords(first).every((word) => known.has(word));
  return isEcho ? others.join(', ') : words;
}

function named(words: string, subject: string): string {
  return words.replace(pronoun, `${subject} `);
}

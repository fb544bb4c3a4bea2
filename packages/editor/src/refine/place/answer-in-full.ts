import { conjugated } from '../../compose/voice/english.ts';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { withCase } from './answered-case.ts';
import { foreignAnswer } from './foreign-answer.ts';
import { isForeign, statedAnswer } from './wh-answer.ts';

const yes = /^(?:yes|yep|yeah|sure|ja|oui|sí|sì|sim|tak)(?:[,.;:]\s*|\s+[–—-]\s+|$)/iu;
const no =
  /^(?:no|nope|nein|non|não|nee|nie)(?:[,.;:]\s*|\s+[–—-]\s+|$)|^no \p{L}+(?=(?: for now| at first| yet| initially)?$)\s?/iu;
/** "Do refunds need the same thing?" */
const polar = /^(?<verb>do|does|can|could|should|shall|will|would|may|must) (?<rest>\S+ .{2,200}?)\?$/iu;
const pronoun = /^(?:they|it|these|those|this|that) (?=\S)/iu;
/** What only tells when or where an answer holds. */
const limit =
  /^(?:not )?(?=(?:in|for|until|before|after|at|from|with|on|as|only|if|when|unless|by|via|per|every|once|twice|up to|within|through)(?!\p{L}))/iu;
const clausal = /(?<!\p{L})(?:who|which|that|when|if|while|once|after|before|until)(?!\p{L})/iu;

const opposed = /^(?:but|unless|provided|as long as)(?!\p{L})/iu;

/**
 * An answer as a statement that needs no question to be understood: a yes or no says what was asked, a pronoun is what the question
 * asks about. An answer that stands for itself, or to a question of another shape, is returned as it is.
 */
export function answerInFull(asked: string, said: string): string {
  const foreign = foreignAnswer(asked, said);
  const whole = foreign ?? englishAnswer(asked, said);
  return foreign === null && whole === said && !saysOfIt(said, asked) ? whole : withCase(asked, whole);
}

/** Whether an answer says something of what was asked, and does not only name it. */
function saysOfIt(said: string, asked: string): boolean {
  const known = contentWords(asked);
  return said.split(/\s+/u).length > MOST_ECHO && contentWords(said).some((word) => known.includes(word));
}

/** "We don't know yet whether e-bikes need a battery level?" asks as much as "do they?" */
const embedded =
  /^(?:we|i|it|nobody|they)\b.{0,40}?(?:know|sure|clear|decided|settled|unclear|unsure|open)(?: yet)?,? (?:if|whether) (?<statement>.{5,160}?)\s?\?*$/iu;

const excluded = /(?<=\p{L} )((?:is|are) out)(?= for now| at first|[.!]*$)/iu;

function englishAnswer(question: string, said: string): string {
  const statement = embedded.exec(question.trim())?.groups?.['statement'];
  const asked = statement === undefined ? question : polarOf(statement);
  // "no battery level" says what there is none of
  const { thing = '', rest } =
    /^no (?<thing>(?!\p{L}+ing )[\p{L} -]{3,40}?)(?:[,.;:] (?<rest>.+))?$/iu.exec(said)?.groups ?? {};
  const at =
    statement === undefined || thing === '' ? -1 : statement.toLowerCase().lastIndexOf(thing.toLowerCase());
  if (statement !== undefined && at > 0 && at + thing.length === statement.length)
    return `${statement.slice(0, at).replace(/(?<=\s)(?:an?|any|the) $/iu, '')}no ${thing}${rest === undefined ? '' : `: ${rest.replace(excluded, '$1 of scope')}`}`;
  return polarAnswer(asked, said);
}

/** A statement as the question whether it holds. */
function polarOf(statement: string): string {
  const words = statement.split(' ');
  const at = words.findIndex(
    (word, place) => place > 0 && /^(?:is|are|was|were|can|could|should|must|may|will)$/iu.test(word),
  );
  return at > 0
    ? `${words[at]} ${[...words.slice(0, at), ...words.slice(at + 1)].join(' ')}?`
    : `Do ${statement}?`;
}

function polarAnswer(asked: string, said: string): string {
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
  if (!limit.test(rest)) return `${statement}: ${rest}`;
  // "…, by e-mail" belongs to the statement and not to its case
  return `${statement}${clausal.test(statement) || /^only /iu.test(rest) ? ',' : ''} ${rest.replace(limit, '')}`;
}

const article = /^(?:the|an?|our|your|their|its|this|that|these|those|each|every)$/iu;

interface Question {
  readonly auxiliary: string;
  readonly subject: string;
  readonly predicate: string;
}

function questionOf(asked: string): Question | null {
  const being = /^(?<verb>is|are|was|were) (?<rest>\S+ .{2,200}?)\?$/iu.exec(asked.trim())?.groups;
  if (being) return ofBeing(being['verb'] ?? '', (being['rest'] ?? '').split(' '));
  const { verb = '', rest = '' } = polar.exec(asked.trim())?.groups ?? {};
  const words = rest.split(' ');
  // behind an article stands a noun, whatever else its word can be
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      (isBaseVerb(word.toLowerCase()) || /^(?:be|have)$/iu.test(word)) &&
      !article.test(words[place - 1] ?? ''),
  );
  return at < 0
    ? null
    : {
        auxiliary: verb.toLowerCase(),
        subject: words.slice(0, at).join(' '),
        predicate: words.slice(at).join(' '),
      };
}

/** What begins to say something of the subject of "is" or "are". */
const predicative =
  /^(?:always|still|also|already|only|really|ever|never|part|an?|the|in|on|at|for|of|to|enough|possible|ok(?:ay)?|mandatory|optional|free|public|private|visible|available|\p{L}+(?:ed|en|wn|pt|nt|ble|ful|ory))$/iu;

/** "Is the print view always light?": what is said begins behind the noun, with the last word at the latest. */
function ofBeing(auxiliary: string, words: readonly string[]): Question | null {
  const least = article.test(words[0] ?? '') ? 2 : 1;
  const found = words.findIndex((word, at) => at >= least && predicative.test(word));
  const at = found < 0 ? words.length - 1 : found;
  if (at < least || /^(?:there|it|this|that|any)$/iu.test(words[0] ?? '')) return null;
  return {
    auxiliary: auxiliary.toLowerCase(),
    subject: words.slice(0, at).join(' '),
    predicate: words.slice(at).join(' '),
  };
}

function stated({ auxiliary, subject, predicate }: Question, agrees: boolean): string {
  const isPlain = /^(?:do|does)$/u.test(auxiliary);
  // what need not be is not forbidden
  if (!agrees) return `${subject} ${auxiliary === 'must' ? 'need' : auxiliary} not ${predicate}`;
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

import { upperFirst, withoutCapital } from '../../first-letter.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { onceAsked } from '../../once-asked.ts';
import { literal } from '../../read/literal.ts';
import { hasVerb } from '../clauses/statement.ts';

/** What a question of the document's own is about: the key and the words that it quotes. */
type Asked = Readonly<Record<string, string>>;

/** How an answer to such a question stands as a statement; null where it is none of those that are asked for. */
type Stating = (answer: string, asked: Asked) => string | null;

const withCase =
  (opening: (id: string) => string): Stating =>
  (answer, { id = '' }) =>
    isClause(answer) ? `${opening(id)}, ${withoutCapital(answer)}` : null;

/** What bounds a time: it stands behind what it holds for. */
const bounded =
  /^(?:for|until|till|up to|at most|at least|no longer|not longer|as long as|while|during|within|after|forever|indefinitely)(?!\p{L})/iu;
const span =
  /^(?:(?:about|exactly|only|max\.?|at most|up to) )*(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d.,]*) ?(?:ms|s|h|d|sec(?:ond)?s?|min(?:ute)?s?|hours?|days?|weeks?|months?|years?)(?!\p{L})/iu;
/** "Callers are the web shop": what is said of them, and not they themselves. */
const opensVerb = /^(?:is|are|was|were|will|can|must|may|should|has|have)(?!\p{L})/iu;

/** What says who calls or signs in, and does not only name them. */
const callsItself =
  /(?<!\p{L})(?:calls?|callers?|authenticat\p{L}+|uses?|signs?|logs?|is|are|has|have|gets?|needs?|must|may|can|will|nobody)(?!\p{L})/iu;

function isClause(answer: string): boolean {
  return (
    hasVerb(answer) && !bounded.test(answer) && !opensVerb.test(answer) && answer.split(/\s+/u).length > 2
  );
}

/** A noun with what belongs to it, as it can stand behind "are". */
function isPhrase(answer: string): boolean {
  return !hasVerb(answer) && !opensVerb.test(answer);
}

/** The statements that answers to questions of the document's own become, by the phrase that asks. */
const stating: Readonly<Record<string, Stating>> = {
  askStep: withCase((id) => `when ${id} fails halfway`),
  askUndelivered: withCase((id) => `when the message of ${id} cannot be delivered`),
  askBeyond: withCase((id) => `beyond what ${id} allows`),
  askUnmet: withCase((id) => `when ${id} cannot be met`),
  askEnded: withCase((id) => `when somebody comes too late for ${id}`),
  askLastTry: withCase((id) => `after the last attempt of ${id}`),
  askRefused: withCase((id) => `when ${id} is refused or nobody answers`),
  askUnread: withCase((id) => `when the code of ${id} cannot be read`),
  askAuth: (answer) => (callsItself.test(answer) ? answer : `the callers are ${answer}`),
  askRetention: (answer) => kept(answer, 'the data is kept'),
  askPersonal: (answer) => kept(answer, 'this is kept'),
  askFreshness: (answer) =>
    /(?<!\p{L})old$/u.test(answer) && !hasVerb(answer)
      ? `the data may be ${answer} when it is read`
      : span.test(answer) && !hasVerb(answer)
        ? `the data may be ${answer} old when it is read`
        : null,
  askMeaning: (answer, { words = '' }) => (isPhrase(answer) ? `${words} means ${answer}` : null),
  askVague: (answer, { words = '' }) =>
    isPhrase(answer) && !/[,;]/u.test(words)
      ? `${words} means ${answer.replace(/^in (?=less|under|at most)/iu, '')}`
      : null,
};

function kept(answer: string, opening: string): string | null {
  if (bounded.test(answer)) return `${opening} ${withoutCapital(answer)}`;
  return span.test(answer) ? `${opening} for ${withoutCapital(answer)}` : null;
}

/** Each question with its pattern and the names of what it quotes. English; questions of other languages are answered in their words. */
const patterns = onceAsked(() => {
  const phrases: Readonly<Record<string, string>> = { ...phrasesOf('en'), ...derivedPhrasesOf('en') };
  return Object.entries(stating).map(([key, state]) => ({
    state,
    pattern: new RegExp(
      `^${(phrases[key] ?? '')
        .split(/(?<name>\{\w+\})/u)
        .map((part) => (/^\{\w+\}$/u.test(part) ? `(?<${part.slice(1, -1)}>.{1,400}?)` : literal(part)))
        .join('')}$`,
      'su',
    ),
  }));
});

/**
 * An answer to a question that the document raised by itself, as the statement that a reader of the document expects: "seven years" to
 * "How long is the data kept …?" is "The data is kept for seven years". Null for other questions, and for answers that state it themselves.
 */
export function ownAnswer(asked: string, said: string): string | null {
  const answer = said.trim().replace(/[.!]+$/u, '');
  for (const { pattern, state } of patterns()) {
    const found = pattern.exec(asked.trim());
    if (!found) continue;
    const stated = state(answer, found.groups ?? {});
    return stated === null ? null : upperFirst(stated);
  }
  return null;
}

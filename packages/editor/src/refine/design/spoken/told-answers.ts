import { hasVerb } from '../../clauses/statement.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { answersOf, type OperationPlace, operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { applied, noEffect } from '../../instruction.ts';
import { withToldAnswer } from './answer-meaning.ts';
import { kinds, never, status } from './answer-words.ts';
import { keysOf, named } from './answers-spoken.ts';
import { callsNamed } from './calls-named.ts';
import { lacking, type Reading, type Spoken, unclear } from './reading.ts';
import { unread, withoutVerbs } from './wording.ts';

/** "409 if the new slot is taken", behind an order that spoke of the operation. */
export function continuedAnswer(
  words: string,
  codes: readonly string[],
  draft: Draft,
  before: Spoken,
): Reading | null {
  const [code, other] = codes;
  const [key, more] = before.operations;
  if (code === undefined || other !== undefined || key === undefined || more !== undefined) return null;
  const behind =
    /^(?:(?:and|also|it|with|plus|should|must|can|returns?|gives?|answers?|give|return|an?|und|et|y|responds with|respond with|auch)\s)*[1-5]\d\d(?: response| error)?(?<behind>.*)$/isu.exec(
      words,
    )?.groups?.['behind'];
  const operation = operationsIn(draft).find(({ endpoint }) => endpoint.key === key);
  if (behind === undefined || !operation) return null;
  if (withToldAnswer(draft, operation, code, behind) === null)
    return unclear(
      `It does not say in which case ${key} answers ${code}; say when, such as: 409 if it is taken.`,
    );
  return toldOf([operation], code, behind, before);
}

function toldOf(
  operations: readonly OperationPlace[],
  code: string,
  behind: string,
  spoken: Spoken,
): Reading {
  return {
    spoken,
    change: (now) => {
      let current = now;
      // what is answered already is told anew only with its case
      const open = operations.filter(
        (one) => behind !== '' || !answersOf(now, one).some((row) => row.status === code),
      );
      for (const operation of open) {
        const [place] = sameOperations(current, [operation]);
        const text = place ? withToldAnswer(current, place, code, behind) : null;
        if (text === null) return noEffect(now, `${named([operation])} has no table of answers.`);
        current = draftOf(text, now.request);
      }
      return current.text === now.text
        ? noEffect(now, `${named(operations)} answers ${code} already.`)
        : applied(now, current.text, `${named(operations)} answers ${code}.`);
    },
  };
}

const when =
  /(?<=[\s,])(?:if|when|whenever|in case|as long as|while|unless|once|wenn|falls|sofern|solange|si|quand|lorsque|cuando)(?!\p{L})/iu;

/**
 * "POST /bookings lacks a 422 when it is too long", in any order of what is named. Where several operations are to answer
 * alike, the case may go without saying.
 */
export function addedAnswer(words: string, codes: readonly string[], draft: Draft): Reading | null {
  const [code, other] = codes;
  const aside = inBrackets(words);
  if (aside !== null) return addedAnswer(aside, codes, draft);
  const at = words.search(when);
  if (code === undefined || other !== undefined || (at >= 0 && words.indexOf(code) > at)) return null;
  const head = at < 0 ? words : words.slice(0, at);
  const calls = callsNamed(head, draft);
  const operations = calls.isOfAll && calls.known.length === 0 ? operationsIn(draft) : calls.known;
  const rest = withoutVerbs(calls.rest, 'add').replace(status, ' ').replace(kinds, ' ').replace(giving, ' ');
  if (unread(rest).length > 0 || never.test(calls.rest)) return null;
  const behind = at < 0 ? '' : words.slice(at);
  const isTold = operations.every((one) => withToldAnswer(draft, one, code, behind) !== null);
  const [only, more] = operations;
  const isOrder = ordered.test(head);
  // a status of which the design knows the case in general needs none, where nothing else is ordered
  const isKnown = only !== undefined && more === undefined && isOrder && at < 0 && code >= '400';
  if (operations.length === 0) return null;
  if (isKnown && !isTold)
    return lacking(
      `It does not say in which case ${named(operations)} answers ${code}; say when, such as: ${code} if it is taken.`,
    );
  if (!isTold || (at < 0 && ((more === undefined && !isKnown) || code < '400'))) return null;
  return toldOf(operations, code, behind, keysOf(operations));
}

/** "409 is missing on POST /bookings (the room is taken already)": the case in brackets, said with the word that opens cases. */
function inBrackets(words: string): string | null {
  const { head = '', said = '' } =
    /^(?<head>[^()]{3,160}?)\s?\((?<said>[^()]{8,160})\)[.!]*$/u.exec(words.trim())?.groups ?? {};
  const isCase = said !== '' && hasVerb(said) && head.search(when) < 0 && !/[1-5]\d\d/u.test(said);
  return isCase ? `${head} ${when.test(` ${said}`) ? '' : 'if '}${said}` : null;
}

/** What asks for an answer without its case. */
const ordered =
  /^(?:please )?(?:add|include|document|put|list)(?!\p{L})|(?<!\p{L})(?:lacks?|misses|(?:is|are) (?:still )?missing|needs?(?: also)?|should (?:also )?have)(?!\p{L})/iu;

const giving =
  /(?<!\p{L})(?:return|answer|respond|give|fail|fails|document|reply|replies|liefern|geben|zurückgeben|antworten|mit|renvoyer|répondre|répond|retourner|retourne|devolver|responder|responde|reject|rejected|refused|refuse)(?!\p{L})/giu;

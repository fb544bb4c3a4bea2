import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { type WishedAnswer, withAnswers } from '../endpoints/answers.ts';
import {
  answersOf,
  type OperationPlace,
  operationsIn,
  operationsMeant,
  sameOperations,
} from '../endpoints/operations.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';
import { caseBefore, caseBehind } from './answer-case.ts';
import { generalMeaning, joined } from './general-meaning.ts';
import { bareClause, unsure, type Wish, type WishReader } from './wish.ts';

/** A status in words about answers: no amount, and no part of a longer number. */
const status =
  '(?<![\\p{L}\\p{N}.,:/#$€£_-])(?:[1-5]\\d\\d)(?![\\p{L}\\p{N}%/_-]|[.,:]\\d|\\s?(?:ms|s|sec|seconds?|minutes?|hours?|days?|items?|entries|characters|chars|users?|requests?|rows?|points?|per|MB|KB|GB|px|EUR|USD)(?!\\p{L}))';
const registered = new Set(
  '200 201 202 203 204 205 206 207 301 302 303 304 307 308 400 401 402 403 404 405 406 408 409 410 411 412 413 414 415 416 417 418 421 422 423 424 425 426 428 429 431 451 500 501 502 503 504'.split(
    ' ',
  ),
);
const means =
  '(?:=|->|→|=>|:|–|—|means?(?: that)?|is (?:for|when|if)|stands for|heißt,?|bedeutet,?|ist,?(?= wenn)|steht für|signifie(?: que)?|veut dire(?: que)?|significa(?: que)?|quiere decir(?: que)?|vuol dire(?: che)?|betekent|oznacza(?:,? że)?)';
const defined = new RegExp(`(?<status>${status})\\s*${means}\\s*(?=\\S)`, 'giu');
const should =
  '(?:should|must|has to|have to|needs? to|ought to|shall|is supposed to|can|may|soll|sollte|muss|doit|devrait|debe|debería|deve|dovrebbe|moet|powinno|powinien)';
const gives =
  '(?:(?:also )?(?:give|gives|return|returns|answer(?:s|ed)?|respond(?:s|ed)?|fail(?:s)?|get|gets|yield|throw|raise|end in|lead to|result in|be|be (?:refused|rejected|answered|declined|denied)|is (?:refused|rejected|answered|declined|denied)|liefern|geben|antworten|zurückgeben|renvoyer|retourner|répondre|devolver|responder|dar|restituire|rispondere)(?: back)?(?: (?:with|by|mit|par|avec|con))?)';
/** "… should give a 409 (if …)". */
const answers = new RegExp(
  `^(?<case>.{3,200}?)[,:]?\\s(?:${should}\\s)?${gives}\\s(?:an?\\s|the\\s|eine?n?\\s|une?\\s|una?\\s)?(?:http\\s|status\\s|error\\s|code\\s)*(?<status>${status})(?<behind>.*)$`,
  'isu',
);
/** "DELETE … soll 409 liefern, wenn …". */
const answersLast = new RegExp(
  `^(?<case>.{3,200}?)\\s${should}\\s(?:eine?n?\\s|een\\s)?(?<status>${status})\\s(?:liefern|geben|zurückgeben|antworten|teruggeven|geven)(?<behind>.*)$`,
  'isu',
);
const arrow = new RegExp(`^(?<case>.{3,200}?)\\s?(?:->|→|=>)\\s?(?<status>${status})(?<behind>)$`, 'isu');
/** "A 403 belongs on the delete: caller is no editor", "the delete lacks a 403 for …", "add a 403 to … when …". */
const present: readonly RegExp[] = [
  new RegExp(
    `^(?<case>.{0,200}?(?:^|\\s))(?:an?\\s|the\\s)?(?<status>${status})(?:\\s(?:response|error|status|answer))?\\s(?:belongs|is missing|should be|is needed|must be|goes|fehlt|manque|falta|manca)\\s(?:on|in|at|for|to|with|bei|für|in|à|pour|en|per|a)\\s(?<behind>.+)$`,
    'isu',
  ),
  new RegExp(
    `^(?<case>.{2,120}?)\\s(?:lacks?|misses|is missing|needs|also needs|has no|should have)\\s(?:an?\\s|the\\s)?(?<status>${status})(?:\\s(?:response|error|status|answer))?(?<behind>.*)$`,
    'isu',
  ),
  new RegExp(
    `^(?:add|include|document|put|return|give)\\s(?:an?\\s|the\\s)?(?:response\\s|error\\s|status\\s|code\\s)*(?<status>${status})(?:\\s(?:response|error|status|answer))?(?<behind>.+)$`,
    'isu',
  ),
];
const denial =
  /(?<!\p{L})(?:not|never|no|instead of|rather than|nicht|statt|kein|pas|au lieu de|en vez de|non|niet|nie)(?!\p{L})/iu;

/**
 * What feedback says of the answers of operations: what a status means, and in which case an operation gives one. The row
 * and the OpenAPI fragment take it.
 */
export const answerWish: WishReader = (clause, following, draft) => {
  if (!operationsIn(draft).some((one) => answersOf(draft, one).length > 0)) return null;
  return (
    askedMeaning(clause, following, draft) ??
    once(meanings(bareClause(clause), draft), 0) ??
    addedNext(clause, following, draft) ??
    once(answered(bareClause(clause), draft), 0)
  );
};

function once(change: Change | null, used: number): Wish | null {
  return change ? { change, used } : null;
}

/** "… has no 403. Add it: the caller is a guest". */
function addedNext(clause: string, following: readonly string[], draft: Draft): Wish | null {
  const told = /^add (?:it|one|that|this)\s?[:,–-]\s?(?<case>.{4,200})$/iu.exec(
    bareClause(following[0] ?? ''),
  );
  const change = told ? answered(`${bareClause(clause)}: ${told.groups?.['case'] ?? ''}`, draft) : null;
  return once(change, 1);
}

/** A remark that a meaning is none, or the question what it is, with the meaning behind it. */
function askedMeaning(clause: string, following: readonly string[], draft: Draft): Wish | null {
  const next = following[0];
  const codes = statusesIn(clause);
  if (next === undefined || codes.length === 0) return null;
  const isRemark =
    /(?:is|are|['’]s|n['’]t|ist|est|es)\s(?:not|no|kein\w*|pas|ninguna?)?\s?.{0,20}(?:meanings?|explanations?|descriptions?|bedeutung|signification|significado)(?!\p{L})/iu.test(
      clause,
    );
  const defining = isRemark ? meanings(bareClause(next), draft) : null;
  if (defining) return { change: defining, used: 1 };
  const [code, ...others] = [...new Set(codes)];
  const asks =
    /^(?:and |so )?(?:what (?:does|do|is|are)|was (?:heißt|bedeutet)|que (?:signifie|significa)|qué (?:significa|es))(?!\p{L})/iu.test(
      clause.trim(),
    );
  const said =
    /^(?:(?:please )?(?:put|say|write|make it|use)|(?:it|that|this|the meaning) (?:is|means|should (?:be|say|read)))\s?:?\s(?:that\s)?["“]?(?<meaning>[^"”]{4,300})["”]?$/iu.exec(
      bareClause(next),
    )?.groups?.['meaning'];
  if (!(asks || isRemark) || said === undefined || code === undefined || others.length > 0) return null;
  return once(definedAs(draft, operationsOfClause(draft, clause), [{ status: code, meaning: said }]), 1);
}

interface Definition {
  readonly status: string;
  readonly meaning: string;
}

/** "403 = …, 404 = …", each for all operations that answer it or for the one that is named before. */
function meanings(words: string, draft: Draft): Change | null {
  const marks = [...words.matchAll(defined)];
  const [first] = marks;
  if (!first) return null;
  const before = words.slice(0, first.index).replace(/[\s:,–-]+$/u, '');
  const definitions = marks.map((mark, at) => ({
    status: mark.groups?.['status'] ?? '',
    meaning: words
      .slice(mark.index + mark[0].length, marks[at + 1]?.index)
      .replace(/[\s,;.]+(?:and|und|et|y|e|en|i)?\s*$/iu, '')
      // the order of words of a clause with "dass" wants a conjunction
      .replace(/^dass(?= )/u, 'wenn')
      .trim(),
  }));
  if (definitions.some(({ meaning, status: code }) => !registered.has(code) || !/\p{L}{2}/u.test(meaning)))
    return null;
  const named = before === '' || leadsIn.test(before) ? [] : operationsMeant(draft, before);
  if (before !== '' && !leadsIn.test(before) && named.length === 0) return null;
  return definedAs(draft, named, definitions);
}

const leadsIn =
  /^(?:(?:the|please|put|use|say|write|so|it should be|should be|better|meanings?|statuses|codes?|status codes?|errors?|answers?)[\s:,]*)+$/iu;

function operationsOfClause(draft: Draft, clause: string): OperationPlace[] {
  return operationsMeant(draft, clause.replace(/^.*?(?:mean|is|bedeutet|heißt)(?!\p{L})/iu, ''));
}

function definedAs(
  draft: Draft,
  named: readonly OperationPlace[],
  definitions: readonly Definition[],
): Change | null {
  const wanted = definitions.map(({ status: code, meaning }) => {
    const holders = named.length > 0 ? named : operationsIn(draft);
    const rows = holders.filter((one) => answersOf(draft, one).some((row) => row.status === code));
    return { code, meaning: asSentence(meaning), operations: rows.length > 0 ? rows : named };
  });
  const missing = wanted.filter(({ operations }) => operations.length === 0).map(({ code }) => code);
  if (missing.length > 0)
    return unsure(`No operation answers ${missing.join(' or ')} yet; say which one should.`);
  return (now) => {
    const wishes = wanted.flatMap(({ code, meaning, operations }) =>
      sameOperations(now, operations).map(
        (operation): WishedAnswer => ({ operation, status: code, meaning }),
      ),
    );
    const codes = definitions.map((one) => one.status).join(' and ');
    return written(now, wishes, `Said what ${codes} means for ${namesOf(wishes)}.`);
  };
}

/** "Delete on a device that still has queued commands should give a 409". */
function answered(words: string, draft: Draft): Change | null {
  const codes = new Set(statusesIn(words));
  const [code] = codes;
  if (codes.size !== 1 || code === undefined || !registered.has(code)) return null;
  for (const pattern of [...present, answersLast, arrow, answers]) {
    const { case: before = '', behind = '', status: found } = pattern.exec(words)?.groups ?? {};
    if (found !== code) continue;
    const named = operationsMeant(draft, `${before} ${behind}`);
    const asked =
      /^(?:what|why|how|who|when|where|which|does|do|is|are|was|warum|pourquoi|por qué)(?!\p{L})/iu;
    if (asked.test(words)) return null;
    const [operation] = named;
    if (!operation || named.length > 1) {
      // a bare "be" may give anything its value
      if (Number(code) < 400 || /\sbe\s\S*\s?$/u.test(words.slice(0, words.indexOf(code)))) continue;
      return unsure(`Which operation answers ${code} is not clear; name it, such as: DELETE /items/{id}.`);
    }
    if (
      !present.includes(pattern) &&
      denial.test(words.slice(Math.max(0, words.indexOf(code) - 14), words.indexOf(code)))
    )
      return null;
    const told = caseBehind(behind, operation) ?? (present.includes(pattern) ? null : caseBefore(before));
    const meaning = told ?? generalMeaning(draft, code);
    // a good answer without a case takes the place of another
    if (meaning === null && Number(code) < 400) return null;
    if (meaning === null)
      return unsure(
        `It does not say in which case ${operation.endpoint.key} answers ${code}; say when, such as: 409 if it is taken.`,
      );
    return (now) => {
      const [own] = sameOperations(now, [operation]);
      const row = own && answersOf(now, own).find((one) => one.status === code);
      if (!own) return noEffect(now, 'The operation is not there any more.');
      const name = `${own.endpoint.method} ${own.endpoint.path}`;
      return written(
        now,
        [{ operation: own, status: code, meaning: joined(now, row, meaning) }],
        `${name} answers ${code}: ${meaning}`,
      );
    };
  }
  return null;
}

const anyStatus = new RegExp(status, 'giu');

function statusesIn(words: string): string[] {
  return words.match(anyStatus) ?? [];
}

function namesOf(wishes: readonly WishedAnswer[]): string {
  const names = wishes.map(({ operation: { endpoint } }) => `${endpoint.method} ${endpoint.path}`);
  return [...new Set(names)].join(', ');
}

function written(draft: Draft, wishes: readonly WishedAnswer[], message: string): Outcome {
  const splices = withAnswers(draft, wishes);
  return splices === null
    ? noEffect(draft, 'The operation has no table of answers.')
    : applied(draft, splice(draft.text, splices), message);
}

import { singularOf } from '../../understand/api/nouns.ts';
import type { Composition } from '../composition.ts';
import type { Operation } from './operation.ts';

/** A status of refusal with the words of the input that tell when it is answered. */
export interface SaidStatus {
  readonly status: number;
  readonly meaning: string;
}

const registered = new Set([
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423, 424,
  425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504,
]);
/** A code in prose; a number of things, a negated code and part of a longer number are none. */
const code =
  /(?<!(?<!\p{L})(?:not|never|no|than|about|around|of) (?:an? )?)(?<![\p{L}\p{N}.,:/#$€£_-])([45]\d\d)(?![\p{L}\p{N}%/_-]|[.,:]\d)(?! (?!and|or|if|when|with|not|but|instead|for|because|response|error|status|code|on|then)\p{L})/gu;
/** A sentence longer than so many characters is cut to the clause with the code. */
const longest = 160;

/** The refusals that the input names for an operation, each with its own words. Source of the codes: the IANA registry. */
export function saidStatuses(operation: Operation, composition: Composition): SaidStatus[] {
  const { statements } = composition.understanding;
  const { endpoint, resource } = operation;
  return statements.flatMap((statement) => {
    const { text, kind, index } = statement;
    if (kind === 'question' || kind === 'nonGoal' || !/[45]\d\d/u.test(text)) return [];
    const isOwn = endpoint.statements.includes(index);
    if (isOwn && endpoint.phrase !== null) return found(endpoint.phrase.split('; '));
    // What somebody can do tells operations of its own.
    if (isOwn || (!statement.topics.has('capability') && concerns(text, resource, composition)))
      return found([text]);
    return [];
  });
}

/** A sentence of no operation of its own is of those whose thing it names, or of all where it names none of them. */
function concerns(text: string, resource: string, { understanding }: Composition): boolean {
  // What goes on about the sentence before it is of that one's operation.
  if (
    /(?:GET|POST|PUT|PATCH|DELETE) \/|^(?:later|then|otherwise|after that|afterwards|in that case|else)(?!\p{L})/iu.test(
      text,
    )
  )
    return false;
  const words = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf));
  const named = understanding.entities
    .map(({ name }) => singularOf(name.toLowerCase()))
    .filter((name) => words.has(name));
  const isGeneral = !words.has(resource) && named.length === 0;
  return words.has(resource) || isGeneral;
}

function found(sentences: readonly string[]): SaidStatus[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(code)].flatMap((match) => {
      const status = Number(match[1]);
      return registered.has(status) ? [{ status, meaning: wordsAround(sentence, match.index) }] : [];
    }),
  );
}

/** What is said before the code and the rest of its clause, without what follows. */
function wordsAround(sentence: string, at: number): string {
  const end = /[,;.](?:\s|$)/u.exec(sentence.slice(at));
  const whole = sentence.slice(0, end === null ? undefined : at + end.index).replace(/^[^:]{2,30}:\s/u, '');
  const start =
    whole.length <= longest ? 0 : whole.lastIndexOf(', ', whole.length - (sentence.length - at) - 1) + 1;
  const said = whole.slice(start).trim().replaceAll('|', '/').replace(/\s+/gu, ' ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

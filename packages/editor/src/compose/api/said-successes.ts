import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import type { Operation } from './operation.ts';

/** A status of success with the sentence that names it. */
interface SaidSuccess {
  readonly status: number;
  readonly text: string;
  /** Answered in a case of its own, beside the usual answer: "registering it twice returns the existing one with 200". */
  readonly isCase: boolean;
}

const code =
  /(?<![\d.,/])(20[0-4]|206|207)(?![\d/%]|[.,]\d)(?! (?!and|because|with|if|when|as|instead|not)\p{L})/u;
const inCase =
  /(?<!\p{L})(?:twice|again|already|existing|same|if|when|once more|doppelt|erneut|zweimal|bereits|deux fois|déjà|dos veces|ya|due volte|già)(?!\p{L})/iu;

/** The successes that sentences name for an operation: its own, and those that open with its verb ("Sends are async, return 202"). */
export function saidSuccesses(
  { endpoint, statements, tellers }: Operation,
  { understanding }: Composition,
): SaidSuccess[] {
  const [verb = ''] = /^\p{L}{4,}/u.exec(endpoint.phrase ?? '') ?? [];
  const stem = verb.toLowerCase().replace(/e$/u, '');
  const further =
    stem === ''
      ? []
      : understanding.statements.filter(
          ({ text, index, kind }) =>
            kind !== 'question' &&
            !tellers.has(index) &&
            new RegExp(`^${stem}(?:e?s|ing|ed|e)?(?!\\p{L})`, 'iu').test(text),
        );
  // Of a sentence that tells several calls, each is told by words of its own.
  const own =
    endpoint.phrase === null
      ? statements.map(({ text }) => text)
      : [
          ...endpoint.phrase.split('; '),
          ...statements.filter(({ index }) => !endpoint.statements.includes(index)).map(({ text }) => text),
        ];
  const answers = understanding.statements.filter((one) => isAnswerBefore(one, endpoint, understanding));
  const texts = [...own, ...further.map(({ text }) => text), ...answers.map(({ text }) => text)];
  return [...new Set(texts)].flatMap((text) => {
    // What stands before the call that asks for the outcome is of another one.
    if (endpoint.method === 'GET' && beforePolling.test(text)) return [];
    const status = code.exec(text)?.[1];
    return status === undefined ? [] : [{ status: Number(status), text, isCase: inCase.test(text) }];
  });
}

/** "Return 202 with a job id and then `GET /exports/{id}`": the answer of the call before, and what is asked for the outcome. */
const beforePolling = /(?<![\d.,/])20[12](?!\d)[^`.;]{0,60}(?:then|afterwards|and poll)[^`.;]{0,20}`GET \//iu;

/** Whether a sentence tells what the last call before it answers that makes something. */
function isAnswerBefore(
  { text, index }: Statement,
  { method, statements }: Operation['endpoint'],
  { endpoints }: Composition['understanding'],
): boolean {
  if (method === 'GET' || !beforePolling.test(text)) return false;
  const before = endpoints.filter((one) => one.method !== 'GET').flatMap((one) => one.statements);
  const last = Math.max(-1, ...before.filter((one) => one < index));
  return statements.includes(last);
}

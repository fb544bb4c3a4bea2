import { callsIn, isCallOf } from '../../understand/api/endpoint.ts';
import type { Carried } from '../../understand/carried.ts';
import type { Composition } from '../composition.ts';
import type { Operation } from './operation.ts';

/** JSON samples that the input shows for an operation. */
export interface WrittenSamples {
  /** Blocks whose sample is sent. */
  readonly request: readonly Carried[];
  /** Blocks whose sample is the answer. */
  readonly answer: readonly Carried[];
  /** Names of the fields of the thing that the answer, else the request, is about. */
  readonly fields: readonly string[];
  /** The value that is sent, null where none is shown. */
  readonly sent: unknown;
}

const answers =
  /(?<!\p{L})(?:respon[sd]\p{L}{0,4}|returns?|back|answers?|results?|outputs?|gives|antwort\p{L}{0,3}|zurück|réponse|retour|respuesta|devuelve|resposta|risposta|antwoord|odpowiedź)(?!\p{L})|返|レスポンス|响应/iu;

/**
 * The samples that stand after the call of an operation and before the next call: the first is sent where the operation
 * takes a body, unless the words before it speak of an answer; the others come back.
 */
export function writtenSamples(
  { endpoint }: Operation,
  { understanding, pool }: Composition,
): WrittenSamples {
  const { text } = understanding.source;
  const calls = callsIn(text);
  const own = pool.peekCarried((one) => {
    const call = calls.findLast(({ index }) => index < one.block.start);
    return jsonOf(one) !== null && call !== undefined && isCallOf(call, endpoint);
  });
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
  const isAnswer = own.map((one, at) => {
    const call = calls.findLast(({ index }) => index < one.block.start);
    const from = own[at - 1]?.block.end ?? call?.index ?? one.block.start;
    return !takesBody || answers.test(text.slice(from, one.block.start)) || at > 0;
  });
  const answer = own.filter((_, at) => isAnswer[at]);
  const request = own.filter((_, at) => !isAnswer[at]);
  return { request, answer, fields: fieldsOf(jsonOf(answer[0] ?? request[0])), sent: jsonOf(request[0]) };
}

/** The value a carried block of code writes, null where it is no JSON. */
function jsonOf(carried: Carried | undefined): unknown {
  if (carried?.block.kind !== 'code') return null;
  const body = carried.text
    .replace(/^\s{0,3}(?:```|~~~)[^\n]*\n/u, '')
    .replace(/\n\s{0,3}(?:```|~~~)\s*$/u, '');
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

/** Of `{ "rates": [{ … }] }` the fields of a rate, of anything else its own. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return fieldsOf(value[0]);
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.values(value);
  const [only] = members;
  return members.length === 1 && Array.isArray(only) ? fieldsOf(only) : Object.keys(value);
}

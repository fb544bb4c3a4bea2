import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../report/command-error.ts';
import { nextWait, type Patience } from './patience.ts';
import { Refusal } from './refusal.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { Unreachable } from './unreachable.ts';

/** One request to the service. */
export interface ServiceCall {
  readonly method?: 'GET' | 'POST';
  /** Below the origin, such as `/api/v1/me`. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallOptions {
  readonly patience: Patience;
  /** Told before each further try. */
  readonly onWait?: (reason: CommandError, waitMs: number) => void;
  /** Breaks off what is under way, which then throws its reason. */
  readonly signal?: AbortSignal;
}

/** Longer than the service lets a model take. */
const ANSWER_MS = 150_000;
/** Worth asking again: busy, or not there at the moment. */
const PASSING = new Set([429, 502, 503]);

/**
 * Asks the service, again and again while it is away or busy and patience lasts, waiting as long as it says.
 *
 * @returns `data` of its answer; the whole answer where it is no envelope
 * @throws {Refusal} it answers with an error
 * @throws {Unreachable} no answer comes
 */
export async function callService(
  service: string,
  call: ServiceCall,
  options: CallOptions,
): Promise<unknown> {
  let waited = 0;
  for (let failures = 1; ; failures += 1) {
    try {
      return await callOnce(service, call, options.signal);
    } catch (error) {
      const isPassing =
        error instanceof Unreachable || (error instanceof Refusal && PASSING.has(error.status));
      if (!isPassing) throw error;
      const { totalMs: busyMs, unreachableMs = busyMs } = options.patience;
      const totalMs = error instanceof Unreachable ? unreachableMs : busyMs;
      const wait = nextWait(totalMs, failures, waited, error.retryAfterMs ?? null);
      if (wait === null) throw error;
      options.onWait?.(error, wait);
      await sleep(wait, undefined, options.signal === undefined ? {} : { signal: options.signal });
      waited += wait;
    }
  }
}

async function callOnce(
  service: string,
  { method = 'GET', path, body, headers }: ServiceCall,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(ANSWER_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${service}${path}`, {
      method,
      // A credential must not follow a redirect to somebody else.
      redirect: 'manual',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(service, error);
  }
  const answer = parsed(text);
  if (!response.ok) {
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'));
    if (!isEnvelope(answer) && !PASSING.has(response.status)) throw notFaircopy(service, response.status);
    throw new Refusal(response.status, answer ?? {}, response.headers.get('x-request-id'), retryAfter);
  }
  if (answer === undefined) throw notFaircopy(service, response.status);
  return isEnvelope(answer) && 'data' in answer ? answer['data'] : answer;
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isEnvelope(answer: object | undefined): answer is Record<string, unknown> {
  return answer !== undefined && 'success' in answer;
}

function notFaircopy(service: string, status: number): CommandError {
  return new CommandError(`What answers at ${service} is not Faircopy (status ${status}).`, {
    hint: 'Check the address: --service <address>, FAIRCOPY_SERVICE, or the one of the last "faircopy login".',
  });
}

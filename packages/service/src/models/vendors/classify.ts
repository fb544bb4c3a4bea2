import { APICallError } from '@ai-sdk/provider';
import { EgressRefused } from '../egress/refused.ts';
import { type ErrorFacts, errorFacts } from './error-facts.ts';
import { type FailureKind, VendorFailure } from './failure.ts';
import { retryAfterMs } from './retry-after.ts';

const EXHAUSTED = /insufficient_quota|credit_balance_exhausted|billing_hard_limit|billing_error|spend_limit/;
const TOO_LONG =
  /context_length_exceeded|prompt is too long|input token count|maximum context length|exceeds? the (?:available )?context|request_too_large/i;
const UNKNOWN_MODEL = /model_not_found|not_found_error|^NOT_FOUND$/;

/**
 * Any error of a call to a vendor as one of the closed list of failures; the first rule that fits decides. Nothing of the
 * error itself is kept, since it may hold the key, the address, and the caller's text.
 *
 * @param error what the AI SDK threw, or the payload of an error inside a stream
 * @param timedOut whether the time for the call was up
 */
export function classify(error: unknown, timedOut: boolean): VendorFailure {
  if (error instanceof VendorFailure) return error;
  if (EgressRefused.within(error) !== null) return new VendorFailure('not-allowed');
  if (timedOut || isTimeout(error)) return new VendorFailure('timeout');
  const { status, body, headers } = partsOf(error);
  const facts = errorFacts(body);
  const kind = status === null && facts.codes.size === 0 ? wordless(error) : kindOf(status, facts);
  // An error inside a stream comes after a good status.
  const given = status ?? (facts.codes.size > 0 ? 200 : null);
  return new VendorFailure(kind, given, retryAfterMs(headers, facts.retryDelay));
}

/** An answer with the status of an error, by what its body says. */
export function failureOf(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): VendorFailure {
  const facts = errorFacts(body);
  return new VendorFailure(kindOf(status, facts), status, retryAfterMs(headers, facts.retryDelay));
}

function kindOf(status: number | null, { codes, messages, quotaIds }: ErrorFacts): FailureKind {
  const has = (pattern: RegExp) => [...codes].some((code) => pattern.test(code));
  const says = (pattern: RegExp) => messages.some((message) => pattern.test(message));
  if (status === 401 || has(/API_KEY_INVALID|invalid_api_key|authentication_error|UNAUTHENTICATED/))
    return 'invalid-key';
  if (status === 402 || has(EXHAUSTED) || quotaIds.some((id) => id.includes('PerDay'))) return 'exhausted';
  if (status === 400 && says(/spend(?:ing)? limit|credit balance/i)) return 'exhausted';
  if (status === 403 || has(/permission_error|PERMISSION_DENIED/)) return 'forbidden';
  if (status === 404 && codes.size === 0 && messages.length === 0) return 'no-such-path';
  if (status === 404 || has(UNKNOWN_MODEL)) return 'unknown-model';
  if (status === 413 || has(TOO_LONG) || says(TOO_LONG)) return 'too-long';
  if (status === 429 || status === 503 || status === 529) return 'limited';
  if (has(/rate_limit|overloaded|RESOURCE_EXHAUSTED|UNAVAILABLE/)) return 'limited';
  if (status === 408 || status === 504) return 'timeout';
  if (status !== null && status >= 400 && status < 500) return 'rejected';
  return 'broken';
}

/** No answer of the vendor's to read: the way to it is broken, or what came was no answer at all. */
function wordless(error: unknown): FailureKind {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    if (current instanceof TypeError || 'errno' in current || 'syscall' in current) return 'unreachable';
    if (
      'code' in current &&
      /^(?:UND_ERR|ECONN|ENOTFOUND|EAI_|CERT_|ERR_TLS|DEPTH_ZERO)/.test(String(current.code))
    ) {
      return 'unreachable';
    }
    current = current.cause;
  }
  return 'broken';
}

function isTimeout(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth += 1) {
    if (current.name === 'TimeoutError') return true;
    if ('code' in current && /^(?:UND_ERR_\w{1,30}_TIMEOUT|ETIMEDOUT)$/.test(String(current.code)))
      return true;
    current = current.cause;
  }
  return false;
}

interface ErrorParts {
  readonly status: number | null;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

function partsOf(error: unknown): ErrorParts {
  if (APICallError.isInstance(error)) {
    const { statusCode, responseBody, responseHeaders } = error;
    // A good status with an error is an answer that could not be read.
    const status = statusCode === undefined || statusCode < 400 ? null : statusCode;
    return { status, body: status === null ? null : responseBody, headers: responseHeaders ?? {} };
  }
  // An error inside a stream: the vendor's own payload, or what the SDK makes of it.
  if (error instanceof Error) return { status: null, body: null, headers: {} };
  const { statusCode, data } = (error ?? {}) as { statusCode?: unknown; data?: unknown };
  return { status: typeof statusCode === 'number' ? statusCode : null, body: [error, data], headers: {} };
}

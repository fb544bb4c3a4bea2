import type { ErrorEnvelope } from '@faircopy/contract';
import { CommandError, type CommandErrorOptions } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';

/** An answer of the service that is no success. */
export class Refusal extends CommandError {
  readonly status: number;
  readonly errorCode: string | undefined;

  constructor(
    status: number,
    envelope: Partial<ErrorEnvelope>,
    requestId: string | null,
    retryAfter: number | null,
  ) {
    super(messageOf(status, envelope), adviceOf(status, envelope, requestId, retryAfter));
    this.status = status;
    this.errorCode = envelope.error_code;
  }
}

function messageOf(status: number, { error, details = [] }: Partial<ErrorEnvelope>): string {
  const faults = details.map(({ path, message }) => `\n  ${path === '' ? 'the request' : path} ${message}`);
  return `The service refuses (${status}): ${error ?? 'it does not say why.'}${faults.join('')}`;
}

function adviceOf(
  status: number,
  { error_code: code }: Partial<ErrorEnvelope>,
  requestId: string | null,
  retryAfter: number | null,
): CommandErrorOptions {
  if (status === 401)
    return { exitCode: EXIT.refused, hint: 'Sign in with "faircopy login", or use another key.' };
  if (status === 403) return { exitCode: EXIT.refused, hint: FORBIDDEN[code ?? ''] ?? FORBIDDEN_ANYHOW };
  if (status === 429 || status === 503) {
    const wait = retryAfter === null ? 'in a while' : `in ${duration(retryAfter)}`;
    const retryAfterMs = retryAfter === null ? undefined : retryAfter * 1_000;
    return { exitCode: EXIT.away, hint: `Try again ${wait}.`, retryAfterMs };
  }
  if (status === 504)
    return { exitCode: EXIT.away, hint: 'The model was too slow. Try again, or pin another with --model.' };
  const known = HINTS[code ?? ''];
  if (known !== undefined) return { exitCode: EXIT.failed, hint: known };
  if (status < 500 || requestId === null) return { exitCode: EXIT.failed };
  return { exitCode: EXIT.failed, hint: `The log of the service says more at the request id ${requestId}.` };
}

const FORBIDDEN_ANYHOW =
  'The key lacks a scope, or the plan a feature. Signing in with "faircopy login" gives every scope.';
const FORBIDDEN: Readonly<Record<string, string>> = {
  ERR_SCOPE_MISSING:
    'Make a key that may do this ("faircopy keys create --scopes optimize:write" on the host), or sign in with "faircopy login", which gives every scope.',
  ERR_FEATURE_MISSING: 'The plan does not include this; "faircopy whoami" shows what it does include.',
  ERR_QUOTA_EXCEEDED: 'The plan allows no more this month; "faircopy whoami" shows what is used.',
};
const HINTS: Readonly<Record<string, string>> = {
  ERR_MODEL_NOT_ALLOWED: 'Leave out --model, or name one that the service lists at /api/v1/models.',
};

function duration(seconds: number): string {
  return seconds < 120 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

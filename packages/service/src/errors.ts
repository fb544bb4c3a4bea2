/**
 * The closed taxonomy of what can go wrong. Domain folders throw these and nothing else on purpose;
 * `http/error-status.ts` is the one table that turns a code into a status.
 */
import type { ErrorCode, ErrorDetail, QuotaKey } from '@faircopy/contract';

export interface FaultExtras {
  readonly details?: readonly ErrorDetail[];
  readonly quota?: { readonly quotaKey: QuotaKey; readonly currentUsage: number; readonly limit: number };
  /** Seconds after which a repeat may succeed. */
  readonly retryAfterSeconds?: number;
  /** What happened underneath. Goes to the log, never to the caller. */
  readonly cause?: unknown;
}

/** An error whose message is written for the caller and safe to send. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];
  readonly quota: FaultExtras['quota'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, extras: FaultExtras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'Fault';
    this.code = code;
    this.details = extras.details ?? [];
    this.quota = extras.quota;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

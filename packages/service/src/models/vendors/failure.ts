import { Fault } from '../../errors.ts';

/** Why a vendor's model did not answer. */
export type FailureKind =
  | 'timeout'
  | 'unreachable'
  | 'not-allowed'
  | 'invalid-key'
  | 'exhausted'
  | 'forbidden'
  | 'unknown-model'
  /** Whoever answers there knows of no models at all. */
  | 'no-such-path'
  | 'too-long'
  | 'limited'
  | 'rejected'
  | 'broken'
  | 'cut'
  | 'withheld'
  | 'empty';

/** A repeat may succeed shortly. */
const PASSING: ReadonlySet<FailureKind> = new Set(['unreachable', 'limited', 'broken', 'empty']);
/** Speaks against the endpoint as a whole, not against one request. */
const OUTAGES: ReadonlySet<FailureKind> = new Set(['timeout', 'unreachable', 'limited', 'broken']);

/** What went wrong at a vendor, without anything the vendor or the caller wrote. */
export class VendorFailure extends Error {
  readonly code = 'VENDOR_FAILURE';
  readonly kind: FailureKind;
  /** Of the vendor's answer; null: there was none. */
  readonly status: number | null;
  /** Milliseconds the vendor asks to wait; null: it does not say. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, status: number | null = null, retryAfterMs: number | null = null) {
    super(status === null ? `vendor: ${kind}` : `vendor: ${kind} (status ${status})`);
    this.name = 'VendorFailure';
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  get isPassing(): boolean {
    return PASSING.has(this.kind);
  }

  get isOutage(): boolean {
    return OUTAGES.has(this.kind);
  }
}

const MESSAGES: Readonly<Partial<Record<FailureKind, string>>> = {
  unreachable: 'The connection to the model failed.',
  'not-allowed': 'The address of the model is not allowed.',
  'invalid-key': 'The model refuses its key.',
  exhausted: 'The account of the model is used up.',
  forbidden: 'The model refuses its key for this.',
  'unknown-model': 'The model does not exist any more.',
  'no-such-path': 'There is no model at the address of the model.',
  'too-long': 'The text is too long for the model.',
  limited: 'The model takes no more requests at the moment.',
  cut: 'The model broke off its answer.',
  withheld: 'The model refused to answer.',
};

/** The failure as callers are told of it. */
export function faultOf(failure: VendorFailure): Fault {
  if (failure.kind === 'timeout') {
    return new Fault('ERR_UPSTREAM_TIMEOUT', 'The model did not answer in time.', { cause: failure });
  }
  const message = MESSAGES[failure.kind] ?? 'The model failed to answer.';
  return new Fault('ERR_UPSTREAM_FAILED', message, { cause: failure });
}

import { Fault } from '../errors.ts';
import type { FailureKind, VendorFailure } from '../models/vendors/failure.ts';

const UNREACHED =
  'The endpoint could not be reached, or does not speak this protocol. Check the address; that of most servers ends in /v1.';

/**
 * What a person can do about a failed test, in words of the service alone: nothing of what the endpoint answered. Addresses
 * that are not allowed, not there and not answering sound alike, so that a test tells nothing about a network.
 */
const MESSAGES: Readonly<Record<FailureKind, string | null>> = {
  'invalid-key': 'The provider refuses the key. Check that it is complete and has not been revoked.',
  forbidden: 'The provider does not allow this key to use this model. Check its permissions.',
  'unknown-model': 'The provider does not know this model. Check modelIdentifier.',
  rejected: 'The provider does not accept requests for this model. Check modelIdentifier.',
  'too-long': 'The context window of this model is too small.',
  exhausted: 'The account at the provider is used up. Check its plan and billing.',
  limited: 'The provider takes no more requests at the moment. Try again shortly.',
  timeout: UNREACHED,
  unreachable: UNREACHED,
  'no-such-path': UNREACHED,
  'not-allowed': UNREACHED,
  broken: UNREACHED,
  // The key and the model are good: what was answered does not matter here.
  cut: null,
  withheld: null,
  empty: null,
};

/** Null when the failure says nothing against the configuration. */
export function messageFor(failure: VendorFailure | null): string | null {
  return failure === null ? null : MESSAGES[failure.kind];
}

/** Why a configuration is not kept. */
export function refusalOf(failure: VendorFailure, message: string): Fault {
  if (failure.kind === 'timeout') {
    return new Fault('ERR_UPSTREAM_TIMEOUT', 'The provider did not answer in time.', { cause: failure });
  }
  if (failure.kind === 'limited') {
    const retryAfterSeconds = Math.max(1, Math.ceil((failure.retryAfterMs ?? 1_000) / 1_000));
    return new Fault('ERR_RATE_LIMITED', message, { cause: failure, retryAfterSeconds });
  }
  if (failure.kind === 'broken' && failure.status !== null) {
    return new Fault('ERR_UPSTREAM_FAILED', 'The provider failed to answer.', { cause: failure });
  }
  return new Fault('ERR_PROVIDER_INVALID', message, { cause: failure });
}

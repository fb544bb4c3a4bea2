import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { VendorFailure } from './failure.ts';

/** What is done about failures of an endpoint, and what is known of it. */
export interface Policy {
  execute<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  isClosed(): boolean;
}

const MOST_REPEATS = 2;
const FIRST_DELAY_MS = 200;
/** A vendor that asks for a longer wait is not waited for: the caller hears of it at once. */
const LONGEST_WAIT_MS = 5_000;
const OUTAGES_IN_A_ROW = 5;
const LEFT_ALONE_MS = 20_000;

/** @param firstDelayMs how long it waits before it repeats, and twice that before it repeats again */
export function createPolicy(firstDelayMs = FIRST_DELAY_MS): Policy {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof VendorFailure && error.isOutage),
    { halfOpenAfter: LEFT_ALONE_MS, breaker: new ConsecutiveBreaker(OUTAGES_IN_A_ROW) },
  );
  const repeats = retry(handleWhen(isWorthRepeating), {
    maxAttempts: MOST_REPEATS,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const asked =
        'error' in result && result.error instanceof VendorFailure ? result.error.retryAfterMs : null;
      // Half of it at random, so that clients of one outage do not come back together.
      return asked ?? firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    }),
  });
  const policy = wrap(repeats, breaker);
  return {
    execute: async (work, signal) => {
      try {
        return await policy.execute(work, signal);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new VendorFailure('unreachable');
        throw error;
      }
    },
    // 0 is closed, 2 is half open: the next call tries.
    isClosed: () => breaker.state === 0 || breaker.state === 2,
  };
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof VendorFailure && error.isPassing && (error.retryAfterMs ?? 0) <= LONGEST_WAIT_MS;
}

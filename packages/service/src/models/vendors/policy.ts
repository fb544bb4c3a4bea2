import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { VendorFailure } from './failure.ts';
import type { Health } from './health.ts';

/** Does a piece of work, and again when it failed in passing. */
export type Policy = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

const MOST_REPEATS = 2;
const FIRST_DELAY_MS = 200;
/** A vendor that asks for a longer wait is not waited for: the caller hears of it at once. */
const LONGEST_WAIT_MS = 5_000;

/**
 * @param health told of every outcome; an endpoint that is out is asked once a call
 * @param firstDelayMs how long it waits before it repeats, and twice that before it repeats again
 */
export function createPolicy(health: Health, firstDelayMs = FIRST_DELAY_MS): Policy {
  const repeats = retry(
    handleWhen((error) => isWorthRepeating(error) && health.isGood()),
    {
      maxAttempts: MOST_REPEATS,
      backoff: new DelegateBackoff(({ attempt, result }) => {
        const asked =
          'error' in result && result.error instanceof VendorFailure ? result.error.retryAfterMs : null;
        // Half of it at random, so that clients of one outage do not come back together.
        return asked ?? firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      }),
    },
  );
  return (work, signal) => repeats.execute(() => noted(work, health), signal);
}

async function noted<Result>(work: () => Promise<Result>, health: Health): Promise<Result> {
  try {
    const result = await work();
    health.noteAnswer();
    return result;
  } catch (error) {
    if (error instanceof VendorFailure && error.isOutage) health.noteOutage();
    throw error;
  }
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof VendorFailure && error.isPassing && (error.retryAfterMs ?? 0) <= LONGEST_WAIT_MS;
}

import { VendorFailure } from './failure.ts';
import { createHealth } from './health.ts';
import type { Policy } from './policy.ts';

export interface Resilience {
  /**
   * Does a piece of work, again when it failed in passing. An endpoint that is known to be out is asked all the same, once:
   * whether another could answer is for the one who asks to know.
   *
   * @throws {VendorFailure}
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** False while the endpoint is known to be out. */
  isHealthy(): boolean;
}

/**
 * One for each endpoint, kept for as long as the endpoint is used. What it is made of is loaded at the first call.
 *
 * @param firstDelayMs see `createPolicy`
 */
export function createResilience(firstDelayMs?: number): Resilience {
  const health = createHealth();
  let policy: Policy | undefined;
  const load = async (): Promise<Policy> => {
    const { createPolicy } = await import('./policy.ts');
    policy ??= createPolicy(health, firstDelayMs);
    return policy;
  };
  const executed = async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> =>
    (policy ?? (await load()))(work, signal);
  return {
    run: (work, signal) => untilAborted(executed(work, signal), signal),
    isHealthy: health.isGood,
  };
}

/** The wait between repeats ends with the call. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const onAbort = () => reject(new VendorFailure('timeout'));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  const leave = () => signal.removeEventListener('abort', onAbort);
  work.then(resolve, reject).finally(leave);
  return promise;
}

/** How long a command keeps asking a service that is away or busy. */
export interface Patience {
  /** Milliseconds in all for a service that is busy, from the first failure on; 0: it asks once. */
  readonly totalMs: number;
  /** The same for one that cannot be reached; default as above. */
  readonly unreachableMs?: number;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/**
 * How long to wait before asking again: as long as the service says, else twice as long each time, give or take a quarter,
 * so that many clients do not come back at once.
 *
 * @param totalMs how long patience lasts
 * @param failures how often it failed so far, from 1
 * @param waitedMs what was waited before
 * @returns milliseconds, or null when patience is at its end
 */
export function nextWait(
  totalMs: number,
  failures: number,
  waitedMs: number,
  retryAfterMs: number | null,
  random: () => number = Math.random,
): number | null {
  const doubled = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + random() / 2);
  const wait = retryAfterMs === null ? doubled : Math.max(retryAfterMs, FIRST_WAIT_MS);
  return waitedMs + wait <= totalMs ? wait : null;
}

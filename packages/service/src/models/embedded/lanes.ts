/** Which of the waiting tasks goes first. */
type Lane = 'first' | 'second';

export interface Lanes {
  /** Tasks that run, and tasks that wait. */
  load(): { readonly running: number; readonly waiting: number };
  /**
   * Runs a task when one of the places is free.
   *
   * @param signal takes a task that still waits out of its lane
   * @throws whatever the task throws; the reason of the signal
   */
  run<Result>(lane: Lane, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/**
 * Runs so many tasks at a time, in the order they came, but those of the first lane before those of the second.
 *
 * A request that has its answer needs only short further steps. Behind the long steps of all others they would pile up,
 * be done all at once, and have all answers saved at once, which stops the thread that serves requests.
 */
export function createLanes(places: number): Lanes {
  const waiting: Record<Lane, Set<() => void>> = { first: new Set(), second: new Set() };
  let free = places;

  const next = () => {
    const lane = waiting.first.size > 0 ? waiting.first : waiting.second;
    const [start] = lane;
    if (start === undefined) return;
    lane.delete(start);
    start();
  };

  const takePlace = (lane: Lane, signal: AbortSignal | undefined) => {
    const turn = Promise.withResolvers<void>();
    const start = () => {
      free -= 1;
      signal?.removeEventListener('abort', leave);
      turn.resolve();
    };
    const leave = () => {
      waiting[lane].delete(start);
      turn.reject(signal?.reason);
    };
    waiting[lane].add(start);
    signal?.addEventListener('abort', leave, { once: true });
    if (free > 0) next();
    return turn.promise;
  };

  return {
    load: () => ({ running: places - free, waiting: waiting.first.size + waiting.second.size }),
    run: async (lane, task, signal) => {
      signal?.throwIfAborted();
      await takePlace(lane, signal);
      try {
        return await task();
      } finally {
        free += 1;
        next();
      }
    },
  };
}

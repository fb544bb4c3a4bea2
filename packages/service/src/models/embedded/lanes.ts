/** Which of the waiting tasks goes first. */
type Lane = 'first' | 'second';

export interface Lanes {
  /** Tasks that run, and tasks that wait, also where they wait ahead at a place. */
  load(): { readonly running: number; readonly waiting: number };
  /**
   * Runs a task when one of the places is free.
   *
   * @param signal takes a task that still waits out of its lane
   * @param goesAhead makes the task a brief one, which, where this says so when it is asked, also starts while each place has another
   * brief one, and nothing else runs or waits: it is there when that one is done. It is asked whenever a task comes or ends
   * @throws whatever the task throws; the reason of the signal
   */
  run<Result>(
    lane: Lane,
    task: () => Promise<Result>,
    signal?: AbortSignal,
    goesAhead?: () => boolean,
  ): Promise<Result>;
}

interface Waiting {
  readonly goesAhead: (() => boolean) | undefined;
  readonly start: () => void;
}

/**
 * Runs so many tasks at a time, in the order they came, but those of the first lane before those of the second.
 *
 * A request that has its answer needs only short further steps. Behind the long steps of all others they would pile up,
 * be done all at once, and have all answers saved at once, which stops the thread that serves requests.
 */
export function createLanes(places: number): Lanes {
  const first = new Set<Waiting>();
  const second = new Set<Waiting>();
  let started = 0;
  /** Of those started, the brief ones. */
  let brief = 0;

  const mayStart = ({ goesAhead }: Waiting) => {
    if (started < places) return true;
    return started === brief && started < 2 * places && second.size === 0 && goesAhead?.() === true;
  };
  const startNext = () => {
    for (;;) {
      const lane = first.size > 0 ? first : second;
      const [next] = lane;
      if (next === undefined || !mayStart(next)) return;
      lane.delete(next);
      next.start();
    }
  };
  const count = (isBrief: boolean, change: 1 | -1) => {
    started += change;
    if (isBrief) brief += change;
  };

  const takePlace = (lane: Lane, signal: AbortSignal | undefined, goesAhead: Waiting['goesAhead']) => {
    const turn = Promise.withResolvers<void>();
    const queue = lane === 'first' ? first : second;
    const start = () => {
      count(goesAhead !== undefined, 1);
      signal?.removeEventListener('abort', leave);
      turn.resolve();
    };
    const waiting = { goesAhead, start };
    const leave = () => {
      queue.delete(waiting);
      turn.reject(signal?.reason);
    };
    queue.add(waiting);
    signal?.addEventListener('abort', leave, { once: true });
    startNext();
    return turn.promise;
  };

  return {
    load: () => {
      const running = Math.min(started, places);
      return { running, waiting: started - running + first.size + second.size };
    },
    run: async (lane, task, signal, goesAhead) => {
      signal?.throwIfAborted();
      await takePlace(lane, signal, goesAhead);
      try {
        return await task();
      } finally {
        count(goesAhead !== undefined, -1);
        startNext();
      }
    },
  };
}

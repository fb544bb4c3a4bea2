/** Work that several callers wait for at once. It ends early only when none of them waits any more. */
export interface Flights<Result> {
  /**
   * Begins the work, or waits for that which is under way. Who began it waits until its end, since it is theirs to pay for.
   *
   * @param leaving aborted when the caller does not wait any more
   * @throws whatever the work throws; to others than the first, the reason of `leaving`
   */
  join(
    key: string,
    work: (unwanted: AbortSignal) => Promise<Result>,
    leaving: AbortSignal | undefined,
  ): Promise<{ readonly result: Result; readonly isFirst: boolean }>;
}

interface Flight<Result> {
  readonly result: Promise<Result>;
  /** One caller less waits. */
  leave(reason: unknown): void;
  waiting: number;
}

export function createFlights<Result>(): Flights<Result> {
  const underWay = new Map<string, Flight<Result>>();

  const begin = (key: string, work: (unwanted: AbortSignal) => Promise<Result>): Flight<Result> => {
    const unwanted = new AbortController();
    const land = () => {
      if (underWay.get(key) === flight) underWay.delete(key);
    };
    const flight: Flight<Result> = {
      waiting: 0,
      result: work(unwanted.signal).finally(land),
      leave: (reason) => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        // Nobody is to join work that is being given up.
        land();
        unwanted.abort(reason);
      },
    };
    underWay.set(key, flight);
    return flight;
  };

  return {
    join: async (key, work, leaving) => {
      const same = underWay.get(key);
      const flight = same ?? begin(key, work);
      const isFirst = same === undefined;
      flight.waiting += 1;
      const left = Promise.withResolvers<never>();
      const leave = () => {
        flight.leave(leaving?.reason);
        if (!isFirst) left.reject(leaving?.reason);
      };
      if (leaving?.aborted) leave();
      else leaving?.addEventListener('abort', leave, { once: true });
      try {
        return { result: await Promise.race([flight.result, left.promise]), isFirst };
      } finally {
        leaving?.removeEventListener('abort', leave);
      }
    },
  };
}

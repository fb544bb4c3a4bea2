/** Does one thing over and over, never twice at once. */
export interface Ticker {
  /** Does it now. */
  now(): Promise<void>;
  /** Does it in so many milliseconds, or later where it asked to be left alone; asked again before, it waits anew. */
  soon(ms: number): void;
  /** Rejects with what it threw when nobody waited for it. */
  readonly failed: Promise<never>;
  /** Does nothing more, once what is under way is done. */
  end(): Promise<void>;
}

/** @param work gives the milliseconds for which it wants to be left alone */
export function createTicker(work: () => Promise<number>): Ticker {
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let notBefore = 0;
  let hasEnded = false;
  const run = () => {
    underWay = underWay.then(async () => {
      if (hasEnded) return;
      notBefore = Date.now() + (await work());
    });
    return underWay;
  };
  const soon = (ms: number) => {
    clearTimeout(timer);
    if (hasEnded) return;
    timer = setTimeout(() => void run().catch(fail), Math.max(ms, notBefore - Date.now()));
  };
  return {
    now: run,
    soon,
    failed,
    end: async () => {
      hasEnded = true;
      clearTimeout(timer);
      await underWay.catch(() => {});
    },
  };
}

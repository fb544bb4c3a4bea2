/** Does one thing over and over, never twice at once. */
export interface Ticker {
  /** Does it now. */
  now(): Promise<void>;
  /**
   * Does it in so many milliseconds, or later where it asked to be left alone. Asked again before, it waits anew, but what
   * keeps asking puts it off for a few seconds at most.
   */
  soon(ms: number): void;
  /** Rejects with what it threw when nobody waited for it. */
  readonly failed: Promise<never>;
  /** Does nothing more, once what is under way is done. */
  end(): Promise<void>;
}

/** Milliseconds for which it can be put off by asking again. */
const LONGEST_DELAY_MS = 3_000;

/** @param work gives the milliseconds for which it wants to be left alone */
export function createTicker(work: () => Promise<number>): Ticker {
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let notBefore = 0;
  /** When it was first asked for, and when it is to be done; null: nobody asked. */
  let asked: { readonly at: number; readonly due: number } | null = null;
  let hasEnded = false;
  const run = () => {
    underWay = underWay.then(async () => {
      if (hasEnded) return;
      asked = null;
      const pause = await work();
      notBefore = Date.now() + pause;
    });
    return underWay;
  };
  const soon = (ms: number) => {
    clearTimeout(timer);
    if (hasEnded) return;
    const now = Date.now();
    const longest = asked === null ? Infinity : Math.max(asked.due, asked.at + LONGEST_DELAY_MS);
    const due = Math.max(notBefore, Math.min(now + ms, longest));
    asked = { at: asked?.at ?? now, due };
    timer = setTimeout(() => void underWay.then(runOrWait).catch(fail), due - now);
  };
  /** What was under way when the time came may have asked to be left alone. */
  const runOrWait = () => (Date.now() < notBefore ? soon(0) : run());
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

import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../errors.ts';

/** Counts requests under way, so that a stop can wait for them. */
export interface Draining {
  /** True from the first call of `announce` or `drain`. */
  readonly leaving: boolean;
  /** Aborted when what is under way is not waited for any longer. */
  readonly closing: AbortSignal;
  /** @throws {Fault} ERR_UNAVAILABLE once the service is stopping. */
  enter(): void;
  /** @throws {Fault} ERR_UNAVAILABLE once it is leaving. */
  stay(): void;
  leave(): void;
  /** Counts work as well, which may go on when its client is gone: what it cost has yet to be booked. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Says that the service will stop, and resolves after a time in which it goes on, so that a proxy hears of it. */
  announce(milliseconds: number): Promise<void>;
  /**
   * Resolves when nothing is under way, or after both times.
   *
   * @param milliseconds until `closing`
   * @param closingMilliseconds from then on
   */
  drain(milliseconds: number, closingMilliseconds?: number): Promise<void>;
}

/** Seconds a client should wait before it asks the service's successor. */
const RETRY_AFTER_SECONDS = 5;
/** Milliseconds that work gets to end once it is not waited for any longer. */
const CLOSING_MS = 3_000;

export function createDraining(): Draining {
  let underWay = 0;
  let leaving = false;
  let stopping = false;
  const idle = Promise.withResolvers<void>();
  const closing = new AbortController();
  const leave = () => {
    underWay -= 1;
    if (stopping && underWay === 0) idle.resolve();
  };
  const idleWithin = async (milliseconds: number): Promise<void> => {
    const over = Promise.withResolvers<void>();
    const timer = setTimeout(over.resolve, milliseconds);
    await Promise.race([idle.promise, over.promise]);
    clearTimeout(timer);
  };
  return {
    get leaving() {
      return leaving;
    },
    closing: closing.signal,
    enter() {
      if (stopping) throw stoppingFault();
      underWay += 1;
    },
    stay() {
      if (leaving) throw stoppingFault();
    },
    leave,
    async during(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async announce(milliseconds) {
      leaving = true;
      await pause(milliseconds);
    },
    async drain(milliseconds, closingMilliseconds = CLOSING_MS) {
      leaving = true;
      stopping = true;
      if (underWay === 0) return;
      await idleWithin(milliseconds);
      if (underWay === 0) return;
      closing.abort();
      await idleWithin(closingMilliseconds);
    },
  };
}

function stoppingFault(): Fault {
  return new Fault('ERR_UNAVAILABLE', 'The service is stopping. Repeat the request shortly.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

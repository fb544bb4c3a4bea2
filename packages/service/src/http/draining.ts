import { Fault } from '../errors.ts';

/** Counts requests under way, so that a stop can wait for them. */
export interface Draining {
  /** True from the first call of `drain`. */
  readonly stopping: boolean;
  /** @throws {Fault} ERR_UNAVAILABLE once the service is stopping. */
  enter(): void;
  leave(): void;
  /** Resolves when no request is under way, or after `milliseconds`. */
  drain(milliseconds: number): Promise<void>;
}

/** Seconds a client should wait before it asks the service's successor. */
const RETRY_AFTER_SECONDS = 5;

export function createDraining(): Draining {
  let underWay = 0;
  let stopping = false;
  const idle = Promise.withResolvers<void>();
  return {
    get stopping() {
      return stopping;
    },
    enter() {
      if (stopping) {
        throw new Fault('ERR_UNAVAILABLE', 'The service is stopping. Repeat the request shortly.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      underWay += 1;
    },
    leave() {
      underWay -= 1;
      if (stopping && underWay === 0) idle.resolve();
    },
    async drain(milliseconds) {
      stopping = true;
      if (underWay === 0) return;
      const timer = setTimeout(idle.resolve, milliseconds);
      await idle.promise;
      clearTimeout(timer);
    },
  };
}

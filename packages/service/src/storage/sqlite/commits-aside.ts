import { Worker } from 'node:worker_threads';
import type { ObserveQuery } from '../storage.ts';
import { asUnavailable } from '../unavailable.ts';
import type { Waiting } from '../waiting.ts';
import { type CommitOrder, createOrders } from './commit-order.ts';
import type { CommitEnd, CommitReport, CommitThreadData } from './commit-thread.ts';
import { meansSqliteUnavailable } from './errors.ts';

/** Commits transactions in a thread of its own while there are many. */
export interface CommitsAside {
  /** @returns false where the thread is not there, as while there are few: whoever asks then carries them out */
  take(group: readonly Waiting[]): boolean;
  /** Ends what was taken first. */
  close(): Promise<void>;
}

export interface CommitsAsideOptions {
  /** Told of all that SQLite was asked to carry out as one. */
  readonly observe?: ObserveQuery | undefined;
  /** Called when something was committed, before anybody is told. */
  readonly committed?: () => void;
  /** Transactions within a second from which on there are many. */
  readonly many?: number;
  /** Milliseconds after each of which the thread ends where it had less than a tenth of that. */
  readonly idleMs?: number;
  /** Another module in place of `commit-thread.ts`, for tests. */
  readonly module?: URL;
}

/** A twentieth of what one processor commits: below, the thread would take its 15 MiB for nothing. */
const MANY = 100;
const IDLE_MS = 10_000;
/** As long as `patience.ts` waits. */
const PATIENCE_MS = 5_000;
/**
 * It makes little garbage. What it may hold has no limit of its own: where a thread comes to the end of its heap inside SQLite, the whole
 * process ends.
 */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 4, stackSizeMb: 1 };
const MODULE = new URL('./commit-thread.ts', import.meta.url);

interface CommitThread {
  isReady(): boolean;
  /** Transactions it was given since this was asked last. */
  given(): number;
  /** @throws where a value of them cannot cross; nothing was given then */
  give(group: readonly Waiting[]): void;
  /** Ends what it was given first. Asking twice is harmless. */
  end(): Promise<void>;
}

/**
 * SQLite takes a quarter of what the thread that answers needs for a request passed on to a vendor, so under load it works in
 * another: its transactions are larger there, since all that comes while the disk is written to shares the next, and copying the log
 * into the database stops nobody. Its connection to the file holds up the other one as another process would.
 */
export function createCommitsAside(file: string, options: CommitsAsideOptions = {}): CommitsAside {
  const { many = MANY, idleMs = IDLE_MS } = options;
  let thread: CommitThread | null = null;
  let lastEnd = Promise.resolve();
  let isClosed = false;
  let [countedFrom, counted] = [0, 0];

  const areMany = (more: number): boolean => {
    const now = performance.now();
    if (now - countedFrom > 1_000) [countedFrom, counted] = [now, 0];
    counted += more;
    return counted >= many;
  };
  const start = (): CommitThread => {
    const ended = () => {
      clearInterval(timer);
      if (thread === started) thread = null;
    };
    const started = startThread(file, options, ended);
    const timer = setInterval(() => {
      if (started.isReady() && started.given() * 10 < (many * idleMs) / 1_000) finish(started);
    }, idleMs).unref();
    return started;
  };
  const finish = (one: CommitThread): void => {
    if (thread === one) thread = null;
    lastEnd = Promise.all([lastEnd, one.end()]).then(() => undefined);
  };
  return {
    take: (group) => {
      if (thread === null && !isClosed && areMany(group.length)) thread = start();
      if (thread === null || !thread.isReady()) return false;
      try {
        thread.give(group);
        return true;
      } catch {
        // A value that cannot cross is one that SQLite refuses, and says why.
        return false;
      }
    },
    close: async () => {
      isClosed = true;
      if (thread !== null) finish(thread);
      await lastEnd;
    },
  };
}

/** @param ended called when it has ended, for whatever reason */
function startThread(
  file: string,
  { observe, committed, module = MODULE }: CommitsAsideOptions,
  ended: () => void,
): CommitThread {
  const workerData: CommitThreadData = { file, patienceMs: PATIENCE_MS };
  const worker = new Worker(module, {
    workerData,
    resourceLimits: THREAD_LIMITS,
    // It needs no settings, and the environment holds secrets.
    env: {},
  });
  const waiting: Waiting[] = [];
  const over = Promise.withResolvers<void>();
  let [isReady, isEnding, given] = [false, false, 0];
  /** Whoever waits for it keeps the process from ending. */
  const keepProcess = () => (isEnding || waiting.length > 0 ? worker.ref() : worker.unref());
  worker.on('message', ({ ends, carriedOut }: CommitReport) => {
    isReady = true;
    committed?.();
    for (const one of carriedOut) observe?.({ kind: 'TRANSACTION', ...one });
    const answered = waiting.splice(0, ends.length);
    keepProcess();
    for (const [at, one] of answered.entries()) settle(one, ends[at]);
  });
  // What an error means for the transactions under way is told when the thread has ended for it.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    isReady = false;
    for (const one of waiting.splice(0)) settle(one, undefined);
    ended();
    over.resolve();
  });
  keepProcess();
  const send = (order: CommitOrder | null) => worker.postMessage(order);
  const order = createOrders(send);
  return {
    isReady: () => isReady,
    given: () => {
      const last = given;
      given = 0;
      return last;
    },
    give: (group) => {
      order(group);
      given += group.length;
      waiting.push(...group);
      keepProcess();
    },
    end: () => {
      if (!isEnding) send(null);
      isEnding = true;
      keepProcess();
      return over.promise;
    },
  };
}

/** @param end left out: whether it was carried out is not known, and will not be */
function settle({ over }: Waiting, end: CommitEnd | undefined): void {
  if (end === undefined) {
    over.reject(asUnavailable(new Error('the thread that commits has ended'), () => true));
  } else if ('rows' in end) {
    over.resolve(end.rows);
  } else {
    const { message, isOfDisk, ...rest } = end.error;
    over.reject(
      asUnavailable(
        Object.assign(new Error(message), rest),
        (error) => isOfDisk || meansSqliteUnavailable(error),
      ),
    );
  }
}

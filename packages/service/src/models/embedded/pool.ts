import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Piscina } from 'piscina';
import { Fault } from '../../errors.ts';
import { createLanes } from './lanes.ts';
import { createSteps, isStep, STEPS } from './steps.ts';
import { MOST_AT_A_THREAD, threadFor } from './thread-for.ts';
import { giveUp, newTurn } from './turn.ts';

type Worker = typeof import('./worker.ts');

/** Worker threads that carry out the functions of `worker.ts`. */
export interface EditorPool extends AsyncDisposable {
  /** What the threads have to do at the moment. */
  load(): { readonly threads: number; readonly running: number; readonly waiting: number };
  /**
   * @param signal takes the task out of the queue, or ends the thread that works on it. A thread that still loads what it needs goes on,
   * for those who ask next: where loading takes longer than anybody waits, nobody would ever be answered
   * @param unwanted takes the task out of the queue; a task that has begun is soon done, while a thread is slow to replace
   * @throws {Fault} ERR_UNAVAILABLE when too many answers are asked for already; whatever the task throws; an error when its
   * thread dies, which another thread then replaces
   */
  run<Task extends keyof Worker>(
    task: Task,
    argument: Parameters<Worker[Task]>[0],
    signal?: AbortSignal,
    unwanted?: AbortSignal,
  ): Promise<Awaited<ReturnType<Worker[Task]>>>;
  /**
   * Gets a thread ready, step by step: what is asked meanwhile about the answers of others goes between. What only an answer
   * needs is loaded by the first of them. Ends early with the pool.
   */
  warmUp(): Promise<void>;
}

export interface EditorPoolOptions {
  /** Default: one thread a processor, less the one that answers requests, and at least one. */
  readonly threads?: number;
  /** Requests for an answer that may wait or run at once. Default 256: some seconds of work, a few megabytes of text. */
  readonly mostAnswers?: number;
  /** Longest time in milliseconds for a task that is no answer, and so has no signal of its own. Default 30 seconds. */
  readonly longestMs?: number;
  /** Milliseconds without an answer after which the threads make room for one that is merely ready. Default two minutes. */
  readonly idleMs?: number;
  /** Another module with the functions of `worker.ts`. */
  readonly worker?: URL;
}

const MOST_ANSWERS = 256;
const RETRY_AFTER_SECONDS = 2;
/** Heap of a thread, in MiB; a text that needs more ends its thread rather than the service. */
const THREAD_HEAP_MB = 768;
/** Space for new objects, in MiB; more saves no time. */
const THREAD_NURSERY_MB = 6;
const IDLE_MS = 120_000;
/** So long after its last answer a thread that has nothing to do collects its garbage. */
const REST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Longest time in which a thread loads what it needs for an answer that nobody waits for any more. */
const LONGEST_LOAD_MS = 120_000;
/** The scheduler serves the thread that answers requests before these, also where there is one processor for all. */
const NICE_INCREMENT = 10;

/** Starts no thread before the first task. */
export function createEditorPool(options: EditorPoolOptions = {}): EditorPool {
  const {
    mostAnswers = MOST_ANSWERS,
    threads = spareProcessors(),
    longestMs = LONGEST_MS,
    idleMs = IDLE_MS,
  } = options;
  const lanes = createLanes(threads);
  let pool: Piscina | undefined;
  let firstSteps = 0;
  const threadsOfNow = () => {
    pool ??= startThreads(threads, idleMs, options.worker);
    return pool;
  };
  const steps = createSteps(
    (work, goesAhead) => lanes.run('first', work, undefined, goesAhead),
    (work) => lanes.run('first', work),
    async ([first, ...others]) => {
      if (others.length > 0) return runBounded(threadsOfNow(), STEPS, [first, ...others], longestMs);
      return [{ result: await runBounded(threadsOfNow(), first.task, first.argument, longestMs) }];
    },
  );

  const run: EditorPool['run'] = (task, argument, signal, unwanted) => {
    const lane = task === 'answer' || task === 'warmUp' ? 'second' : 'first';
    // Only the first step of a request can be refused: once work was put into it, the later ones are let through.
    const isFirstStep = task === 'answer' || task === 'detect' || task === 'nameLanguage';
    if (isFirstStep && firstSteps >= mostAnswers) return Promise.reject(tooBusy());
    // chosen when its turn comes: the threads may have been replaced while it waited
    const work = () => {
      if (signal !== undefined) return runInTurn(threadsOfNow(), task, argument, signal);
      const isSteady = task === 'warmUp' || task === 'answer';
      if (isSteady) return threadsOfNow().run(argument, { name: task });
      return runBounded(threadsOfNow(), task, argument, longestMs);
    };
    const leaving = unwanted === undefined ? signal : AbortSignal.any([signal ?? unwanted, unwanted]);
    const carriedOut =
      leaving === undefined && isStep(task, argument)
        ? (steps({ task, argument }) as Promise<Awaited<ReturnType<Worker[typeof task]>>>)
        : lanes.run(lane, work, leaving);
    if (!isFirstStep) return unlessAborted(carriedOut, signal);
    firstSteps += 1;
    const done = carriedOut.finally(() => {
      firstSteps -= 1;
      if (task === 'answer') {
        restWhenIdle();
        renewWhenIdle();
      }
    });
    return unlessAborted(done, signal);
  };
  const load = () => ({ threads, ...lanes.load() });
  let isClosed = false;
  const warmUp = async () => {
    try {
      for (let step: number | null = 0; step !== null; ) step = await run('warmUp', step);
      restWhenIdle();
    } catch (error) {
      // A service that stops needs nothing any more.
      if (!isClosed) throw error;
    }
  };
  let breather: NodeJS.Timeout | undefined;
  const restWhenIdle = () => {
    clearTimeout(breather);
    if (isClosed) return;
    breather = setTimeout(() => {
      const { running, waiting } = lanes.load();
      // with more to do, the answer to that comes back here
      if (running + waiting === 0) pool?.run(null, { name: 'rest' }).catch(() => undefined);
    }, REST_MS).unref();
  };
  let renewal: NodeJS.Timeout | undefined;
  const renewWhenIdle = () => {
    clearTimeout(renewal);
    if (isClosed) return;
    renewal = setTimeout(() => {
      const { running, waiting } = lanes.load();
      if (running + waiting > 0) renewWhenIdle();
      // a thread that fails to get ready is no loss: the next answer starts one, and says why where it cannot
      else renew().catch(() => undefined);
    }, idleMs).unref();
  };
  /** A thread gives back its dictionaries, and the memory that harper.js works in, only by ending. */
  const renew = async () => {
    const loaded = pool;
    pool = undefined;
    await loaded?.destroy();
    if (!isClosed) await warmUp();
  };
  const close = async () => {
    isClosed = true;
    clearTimeout(breather);
    clearTimeout(renewal);
    await pool?.destroy();
  };
  return { run, load, warmUp, [Symbol.asyncDispose]: close };
}

/** Ends the thread when the time is up: behind a task that hangs, everybody else would wait. */
async function runBounded(pool: Piscina, name: string, argument: unknown, longestMs: number) {
  const ending = new AbortController();
  const clock = setTimeout(
    () => ending.abort(new Error(`"${name}" took longer than ${longestMs} ms`)),
    longestMs,
  );
  try {
    return await pool.run(argument, { name, signal: ending.signal });
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(clock);
  }
}

/** Ends the thread when the signal comes; one that has not begun it lets load, for so long as that may take. */
async function runInTurn(pool: Piscina, name: string, argument: unknown, signal: AbortSignal) {
  signal.throwIfAborted();
  const turn = newTurn();
  const ending = new AbortController();
  let clock: NodeJS.Timeout | undefined;
  const end = () => ending.abort(signal.reason);
  const leave = () => {
    if (giveUp(turn)) clock = setTimeout(end, LONGEST_LOAD_MS).unref();
    else end();
  };
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await pool.run(Object.assign({ turn }, argument), { name, signal: ending.signal });
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', leave);
  }
}

/** What a task gives, for as long as somebody waits for it. */
function unlessAborted<Result>(result: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return result;
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  return promise;
}

/** Each thread holds dictionaries of its own, so one more costs hundreds of megabytes, not only its share of a processor. */
function spareProcessors(): number {
  return Math.max(1, availableParallelism() - 1);
}

function tooBusy(): Fault {
  return new Fault('ERR_UNAVAILABLE', 'Too many texts are being worked on. Repeat the request shortly.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

function startThreads(threads: number, idleMs: number, worker: URL | undefined): Piscina {
  const pool = new Piscina({
    filename: (worker ?? new URL('./worker.ts', import.meta.url)).href,
    minThreads: 1,
    maxThreads: threads,
    // of those beyond the first, one by one, while others still answer
    idleTimeout: idleMs,
    niceIncrement: NICE_INCREMENT,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB, maxYoungGenerationSizeMb: THREAD_NURSERY_MB },
    env: compileCache(),
    recordTiming: false,
    concurrentTasksPerWorker: MOST_AT_A_THREAD,
    loadBalancer: threadFor(threads),
  });
  // The death of an idle thread concerns nobody: another takes its place.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Threads need no settings and get none: the environment holds secrets. Where the process keeps what it compiled, they
 * do, too, which halves the time until they work.
 */
function compileCache(): NodeJS.Dict<string> {
  const folder = getCompileCacheDir();
  // what is given is the part of the folder that belongs to this version of the runtime
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

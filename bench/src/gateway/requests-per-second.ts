import { setTimeout as pause } from 'node:timers/promises';
import { allProcessorMs, processorMs } from '../reliability/resident.ts';
import { lightClient } from './light-http.ts';

export interface Target {
  readonly processId: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the n-th request; each differs, so that nothing is answered from memory. */
  readonly body: (n: number) => string;
}

/** What a server gave, and what that took. */
export interface Served {
  readonly perSecond: number;
  /** Milliseconds of processor a request: of the thread that answers, and of all threads. */
  readonly answeringMs: number;
  readonly allMs: number;
}

const CLIENTS = 32;
/** After a pause in which others were asked. */
const WARM_UP_MS = 2_000;

/** Has 32 clients ask a server at once, until it is told to stop. @throws when it is answered anything but 200 */
function clientsOf({ url, headers, body }: Target) {
  let [answered, sent, isOver] = [0, 0, false];
  const client = async () => {
    const own = lightClient(url, headers);
    while (!isOver) {
      sent += 1;
      await own.post(body(sent));
      answered += 1;
    }
    own.close();
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, client));
  // A failure ends the run when the clients are waited for.
  all.catch(() => undefined);
  const stop = async () => {
    isOver = true;
    await all;
  };
  return { answered: () => answered, stop };
}

/** Requests after which a server has compiled most of what it compiles under load: it goes by how often code ran, not by time. */
const WARM_UP_REQUESTS = 40_000;
/** Times as long as on a quiet machine that is waited for them on a busy one. */
const WARM_UP_PATIENCE = 4;

/** Has a server compile what it compiles under load, for so many seconds or, where that was too few requests, for longer. */
export async function warmUp(target: Target, seconds: number): Promise<void> {
  const clients = clientsOf(target);
  for (let second = 0; second < seconds * WARM_UP_PATIENCE; second += 1) {
    if (second >= seconds && clients.answered() >= WARM_UP_REQUESTS) break;
    await pause(1_000);
  }
  await clients.stop();
}

/** What a server gives 32 clients at once. @throws when it answers anything but 200 */
export async function served(target: Target, seconds: number): Promise<Served> {
  const clients = clientsOf(target);
  const { processId } = target;
  const now = () => ({
    answered: clients.answered(),
    at: performance.now(),
    answeringMs: processorMs(processId, processId),
    allMs: allProcessorMs(processId),
  });
  await pause(WARM_UP_MS);
  const before = now();
  await pause(seconds * 1_000);
  const after = now();
  await clients.stop();
  const count = after.answered - before.answered;
  return {
    perSecond: (count / (after.at - before.at)) * 1_000,
    answeringMs: (after.answeringMs - before.answeringMs) / count,
    allMs: (after.allMs - before.allMs) / count,
  };
}

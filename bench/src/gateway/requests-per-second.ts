import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { allProcessorMs, processorMs } from '../reliability/resident.ts';

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
const WARM_UP_MS = 2_000;

/** What a server gives 32 clients at once. @throws when it answers anything but 200 */
export async function served(target: Target, seconds: number): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let [answered, sent, isOver] = [0, 0, false];
  const client = async () => {
    while (!isOver) {
      sent += 1;
      await post(target, agent, target.body(sent));
      answered += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  // A failure ends the run when the clients are waited for.
  clients.catch(() => undefined);
  const { processId } = target;
  const now = () => ({
    answered,
    at: performance.now(),
    answeringMs: processorMs(processId, processId),
    allMs: allProcessorMs(processId),
  });
  await pause(WARM_UP_MS);
  const before = now();
  await pause(seconds * 1_000);
  const after = now();
  isOver = true;
  await clients;
  agent.destroy();
  const count = after.answered - before.answered;
  return {
    perSecond: (count / (after.at - before.at)) * 1_000,
    answeringMs: (after.answeringMs - before.answeringMs) / count,
    allMs: (after.allMs - before.allMs) / count,
  };
}

function post({ url, headers }: Target, agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body), 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    call.on('error', reject).end(body);
  });
}

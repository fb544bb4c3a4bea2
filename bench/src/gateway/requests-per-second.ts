import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the n-th request; each differs, so that nothing is answered from memory. */
  readonly body: (n: number) => string;
}

const CLIENTS = 32;
const WARM_UP_MS = 2_000;

/** Requests a second that a server answers to 32 clients at once. @throws when it answers anything but 200 */
export async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
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
  await pause(WARM_UP_MS);
  const [before, startedAt] = [answered, performance.now()];
  await pause(seconds * 1_000);
  const rate = ((answered - before) / (performance.now() - startedAt)) * 1_000;
  isOver = true;
  await clients;
  agent.destroy();
  return rate;
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

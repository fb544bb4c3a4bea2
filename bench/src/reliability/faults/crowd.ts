import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../statistics.ts';
import { type Fault, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { residentMegabytes } from '../resident.ts';
import { Trial } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

const IDLE = 1_000;
const SLOW = 100;
const LARGE = 8;
const LARGE_BYTES = 16 * 1024 * 1024;

/** A thousand idle connections, a hundred that send a byte at a time, and eight bodies of 16 MiB at once, under load. */
export const crowd: Fault = async () => {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'sqlite');
  await using trial = new Trial(place);
  const service = await trial.start();
  const { hostname, port } = new URL(service.address);
  const sockets: Socket[] = [];
  const open = (count: number, greet: (socket: Socket) => void) => {
    for (let number = 0; number < count; number += 1) {
      const socket = connect(Number(port), hostname, () => greet(socket));
      socket.on('error', () => {});
      sockets.push(socket);
    }
  };
  const load = new Load(trial.key, () => service.address);
  trial.loads.push(load);
  await load.until(40);
  open(IDLE, () => {});
  open(SLOW, (socket) => {
    socket.write('POST /api/v1/translate HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n');
    const timer = setInterval(() => socket.write('x'), 200);
    socket.on('close', () => clearInterval(timer));
  });
  const large = Array.from({ length: LARGE }, () => sendLarge(service.address, trial.key));
  const times: number[] = [];
  for (let probe = 0; probe < 100; probe += 1) {
    const startedAt = performance.now();
    await (await fetch(`${service.address}/api/v1/health`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await pause(20);
  }
  const refused = await Promise.all(large);
  await load.until(40);
  await load.stop();
  const memory = residentMegabytes(service.processId);
  for (const socket of sockets) socket.destroy();
  return {
    fault: 'a crowd of slow and large senders',
    counted: `${IDLE} idle, ${SLOW} slow, ${LARGE} × 16 MiB; ${statuses(load)}`,
    unmet: unmet({
      'no translate failed': load.outcomes.every(({ status }) => status === 200),
      'large bodies were refused for want of a credential or for their size': refused.every((status) =>
        [0, 401, 413].includes(status),
      ),
    }),
    findings: await trial.findings(),
    upAgainMs: null,
    note: `health p99 ${quantile(times, 0.99).toFixed(0)} ms meanwhile, ${memory} MiB resident after`,
  };
};

/** Half of them without a credential; 0: the connection was closed before the body was through. */
async function sendLarge(address: string, key: string): Promise<number> {
  const isKnown = Math.random() < 0.5;
  try {
    const response = await fetch(`${address}/api/v1/${isKnown ? 'translate' : 'desktop/projects/sync'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(isKnown ? { 'x-api-key': key } : {}) },
      body: Buffer.alloc(LARGE_BYTES, 'x'),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

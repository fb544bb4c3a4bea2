import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { specificationOf } from './requests.ts';
import type { Row } from './row.ts';
import { RunningService } from './service/running-service.ts';
import { quantile } from './statistics.ts';
import { type Text, WARM_UP } from './texts.ts';

const CLIENTS = 16;
const REQUESTS_PER_CLIENT = 8;
const PROBE_EVERY_MS = 10;
const IDLE_PROBES = 200;
const BOUND_MS = 20;

/**
 * How long health takes to answer while 16 clients translate: 99 of 100 answers within 20 ms, of a service that is warm and of one
 * that was started a moment ago and still loads its dictionaries.
 */
export async function health(texts: readonly Text[]): Promise<Row[]> {
  const floorMs = await idleHealth();
  return [await busyHealth(texts, 'warm', floorMs), await busyHealth(texts, 'cold', floorMs)];
}

/** The 99th percentile of a service that has nothing else to do. */
async function idleHealth(): Promise<number> {
  await using service = await RunningService.start();
  await service.post('translate', specificationOf(WARM_UP));
  let probes = 0;
  return quantile(await probe(service.address, () => probes++ < IDLE_PROBES), 0.99);
}

async function busyHealth(texts: readonly Text[], state: 'warm' | 'cold', floorMs: number): Promise<Row> {
  await using service = await RunningService.start();
  if (state === 'warm') await service.post('translate', specificationOf(WARM_UP));
  let loaded = true;
  const load = new Worker(join(import.meta.dirname, 'service/load-thread.ts'), {
    workerData: {
      address: service.address,
      key: service.key,
      clients: CLIENTS,
      requestsPerClient: REQUESTS_PER_CLIENT,
      inputs: texts.map(({ input }) => input),
    },
  });
  const done = once(load, 'message').finally(() => {
    loaded = false;
  });
  // A client that fails ends the probing; the failure is thrown below, after which the service is stopped.
  done.catch(() => undefined);
  const busy = await probe(service.address, () => loaded);
  await done;
  await load.terminate();
  return {
    bench: 'health',
    through: 'service',
    counted: `${state}, ${busy.length} probes, ${CLIENTS} clients, ${CLIENTS * REQUESTS_PER_CLIENT} translations`,
    measuredMs: quantile(busy, 0.99),
    floorMs,
    figure: { label: 'p99 ms', value: quantile(busy, 0.99), bound: BOUND_MS },
    note: `median ${quantile(busy, 0.5).toFixed(1)} ms, slowest ${quantile(busy, 1).toFixed(1)} ms; floor is the idle p99`,
  };
}

/** Asks for health again and again while `going`, and returns how long each answer took. */
async function probe(address: string, going: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (going()) {
    const started = performance.now();
    const response = await fetch(`${address}/api/v1/health`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`health answered ${response.status}`);
    times.push(performance.now() - started);
    await pause(PROBE_EVERY_MS);
  }
  return times;
}

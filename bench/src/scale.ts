import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { requireVendorsOwn, startQuickVendor, translationOf } from './gateway/quick-vendor.ts';
import { newPlace, REDIS } from './reliability/place.ts';
import { allProcessorMs, processorMs, residentMegabytes } from './reliability/resident.ts';
import { ServiceUnderTest } from './reliability/service-under-test.ts';
import type { Row } from './row.ts';
import { quantile } from './statistics.ts';

const MAIN = join(import.meta.dirname, '../../packages/service/src/main.ts');
const CLIENTS = 32;
const WARM_UP = 300;
const REQUESTS = 2_000;
/** Two processes serve at least 1.6 times as much as one. */
const BOUND = 1 / 1.6;
/** As quick as a local model's first word, so that what is measured is the service and not the waiting. */
const UPSTREAM_MS = 50;

/** What two processes on one PostgreSQL and one Redis serve against one, translating with a vendor's model. */
export async function scale(): Promise<Row[]> {
  await using upstream = await startQuickVendor(UPSTREAM_MS);
  await using place = await newPlace(upstream, 'postgres');
  const environment = {
    ...place.environment,
    FAIRCOPY_REDIS_URL: REDIS,
    FAIRCOPY_LIMIT_KEY_PER_MINUTE: '1000000',
    FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '1000000',
    FAIRCOPY_LOG_LEVEL: 'error',
  };
  await using first = await ServiceUnderTest.start(environment, [], MAIN);
  const one = await serve([first], first.key);
  const { answeringMs, allMs } = one.processor;
  await using second = await ServiceUnderTest.start(environment, [], MAIN);
  const two = await serve([first, second], first.key);
  return [
    {
      bench: 'scale',
      through: 'service',
      counted: `${REQUESTS} translates each, ${CLIENTS} clients`,
      measuredMs: two.eachMs,
      floorMs: one.eachMs,
      figure: { label: 'two / one', value: two.eachMs / one.eachMs, bound: BOUND },
      note:
        `${(1_000 / one.eachMs).toFixed(0)}/s with one, ${(1_000 / two.eachMs).toFixed(0)}/s with two; ` +
        `p95 ${one.p95.toFixed(0)} and ${two.p95.toFixed(0)} ms; ${residentMegabytes(first.processId)} MiB resident; ` +
        `${allMs.toFixed(1)} ms of processor each, ${answeringMs.toFixed(1)} of it in the thread that answers`,
    },
  ];
}

interface Served {
  /** Milliseconds of the whole by requests. */
  readonly eachMs: number;
  readonly p95: number;
  /** Of the first process, by requests: the thread that answers, and all. */
  readonly processor: { readonly answeringMs: number; readonly allMs: number };
}

async function serve(services: readonly ServiceUnderTest[], key: string): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times: number[] = [];
  const run = async (count: number) => {
    let turn = 0;
    const client = async () => {
      for (let own = turn++; own < count; own = turn++) {
        const address = services[own % services.length]?.address ?? '';
        times.push(await translate(agent, address, key, own));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  };
  await run(WARM_UP * services.length);
  times.length = 0;
  const processId = services[0]?.processId ?? 0;
  const before = { answering: processorMs(processId, processId), all: allProcessorMs(processId) };
  const startedAt = performance.now();
  await run(REQUESTS);
  const eachMs = (performance.now() - startedAt) / REQUESTS;
  agent.destroy();
  const own = REQUESTS / services.length;
  const processor = {
    answeringMs: (processorMs(processId, processId) - before.answering) / own,
    allMs: (allProcessorMs(processId) - before.all) / own,
  };
  return { eachMs, p95: quantile(times, 0.95), processor };
}

/** Milliseconds until the whole answer is there. */
function translate(agent: Agent, address: string, key: string, turn: number): Promise<number> {
  const body = JSON.stringify(translationOf(turn));
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const sent = request(`${address}/api/v1/translate`, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        const tookMs = performance.now() - startedAt;
        if (response.statusCode !== 200)
          return reject(new Error(`translate answered ${response.statusCode}`));
        requireVendorsOwn(text);
        resolve(tookMs);
      });
    });
    sent.on('error', reject).end(body);
  });
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createEditor } from '@faircopy/editor';
import { lightClient } from './gateway/light-http.ts';
import {
  longTextOf,
  requireVendorsOwn,
  startQuickVendor,
  textOf,
  translationOf,
} from './gateway/quick-vendor.ts';
import { newPlace, REDIS } from './reliability/place.ts';
import { allProcessorMs, namedProcessorMs, processorMs } from './reliability/resident.ts';
import { ServiceUnderTest } from './reliability/service-under-test.ts';
import type { Row } from './row.ts';
import { median } from './statistics.ts';

const MAIN = join(import.meta.dirname, '../../packages/service/src/main.ts');
/** So many that a process is never idle for want of a request, also where each waits for the vendor: more serve no more. */
const CLIENTS = 96;
const ROUNDS = 3;
/** Two processes serve at least 1.6 times as much as one. */
const BOUND = 1 / 1.6;
const PROCESSORS = 2;
/** As quick as a local model's first word, so that what is measured is the service and not the waiting. */
const UPSTREAM_MS = 50;

/**
 * What to translate: into what, how many until everything is compiled, and how many a measurement takes. An edited text is the cheapest that there is;
 * a document is looked through for what a good one has.
 */
const SIZES = [
  { name: 'a line edited', textOf, format: 'Optimize', warmUp: 6_000, requests: 3_000 },
  { name: '2,000 characters edited', textOf: longTextOf, format: 'Optimize', warmUp: 1_500, requests: 900 },
  {
    name: '2,000 characters to a specification',
    textOf: longTextOf,
    format: 'Technical Spec',
    warmUp: 600,
    requests: 240,
  },
] as const;
type Size = (typeof SIZES)[number];

/**
 * What two processes on one PostgreSQL and one Redis serve against one, translating with a vendor's model. A process of its own is for a
 * processor of its own, so each is held to one: one process on one processor against two on two, while PostgreSQL, Redis, vendor and load use
 * both. Beside it the same with nobody held to anything, where one process has both processors already.
 */
export async function scale(): Promise<Row[]> {
  const { output } = await createEditor().translate(translationOf(0, longTextOf(0), 'Technical Spec'));
  await using upstream = await startQuickVendor(UPSTREAM_MS, output);
  await using place = await newPlace(upstream, 'postgres');
  const environment = {
    ...place.environment,
    FAIRCOPY_REDIS_URL: REDIS,
    FAIRCOPY_LIMIT_KEY_PER_MINUTE: '1000000',
    FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '1000000',
    FAIRCOPY_LOG_LEVEL: 'error',
  };
  await using first = await ServiceUnderTest.start(environment, [], MAIN);
  await using second = await ServiceUnderTest.start(environment, [], MAIN);
  const both = [first, second];
  const rows: Row[] = [];
  for (const size of SIZES) {
    const run = (services: readonly ServiceUnderTest[], count: number = size.requests) =>
      serve({ services, vendorId: upstream.processId, key: first.key }, size, count);
    holdTo(both, ['0-1', '0-1']);
    await run(both, size.warmUp);
    const free = await inTurn(
      () => run([first]),
      () => run(both),
    );
    holdTo(both, ['0', '1']);
    const held = await inTurn(
      () => run([first]),
      () => run(both),
    );
    rows.push(rowOf(size, held, free));
  }
  return rows;
}

/** @param processors of each service, as `taskset` names them */
function holdTo(services: readonly ServiceUnderTest[], processors: readonly string[]): void {
  for (const [at, { processId }] of services.entries())
    execFileSync('taskset', ['-a', '-c', '-p', processors[at] ?? '', String(processId)]);
}

interface Served {
  /** Milliseconds of the whole by requests. */
  readonly eachMs: number;
  /** Of processor, of the first process, by its requests: the thread that answers, and all. */
  readonly answeringMs: number;
  readonly allMs: number;
  /** Of processor, by all requests: what everybody else has for them, PostgreSQL, Redis, the vendor and the load. */
  readonly othersMs: number;
}

interface Pair {
  readonly one: Served;
  readonly two: Served;
}

/** Medians of each figure. */
async function inTurn(one: () => Promise<Served>, two: () => Promise<Served>): Promise<Pair> {
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) pairs.push({ one: await one(), two: await two() });
  const medianOf = (runs: readonly Served[]): Served => ({
    eachMs: median(runs.map(({ eachMs }) => eachMs)),
    answeringMs: median(runs.map(({ answeringMs }) => answeringMs)),
    allMs: median(runs.map(({ allMs }) => allMs)),
    othersMs: median(runs.map(({ othersMs }) => othersMs)),
  });
  return { one: medianOf(pairs.map((pair) => pair.one)), two: medianOf(pairs.map((pair) => pair.two)) };
}

/**
 * How many times as much two processes can serve at most on these processors, which all others use as well: two are bound by both
 * processors, one by its own, or by both where the others have more to do than it.
 */
function mostTimes({ allMs, othersMs }: Served): number {
  const eachMs = (allMs + othersMs) / PROCESSORS;
  return Math.max(allMs, eachMs) / eachMs;
}

function rowOf({ name, requests }: Size, held: Pair, free: Pair): Row {
  const { one, two } = held;
  const perSecond = ({ eachMs }: Served) => (1_000 / eachMs).toFixed(0);
  return {
    bench: 'scale',
    through: 'service',
    counted: `${name}, each process on one processor, ${requests} translates, ${ROUNDS} rounds`,
    measuredMs: two.eachMs,
    floorMs: one.eachMs,
    figure: { label: 'two / one', value: two.eachMs / one.eachMs, bound: BOUND },
    note:
      `${(one.eachMs / two.eachMs).toFixed(2)} times as many, of ${mostTimes(two).toFixed(2)} that these processors can give: ${perSecond(one)}/s with one, ${perSecond(two)}/s with two; ` +
      `held to no processor ${(free.one.eachMs / free.two.eachMs).toFixed(2)} times, ${perSecond(free.one)} and ${perSecond(free.two)}; ` +
      `${two.allMs.toFixed(2)} ms of processor each, ${two.answeringMs.toFixed(2)} of it in the thread that answers, and ` +
      `${two.othersMs.toFixed(2)} of all others (with one process ${one.allMs.toFixed(2)} and ${one.othersMs.toFixed(2)})`,
  };
}

interface Asked {
  readonly services: readonly ServiceUnderTest[];
  readonly vendorId: number;
  readonly key: string;
}

async function serve(
  { services, vendorId, key }: Asked,
  { textOf: text, format }: Size,
  count: number,
): Promise<Served> {
  let turn = 0;
  const client = async (_: unknown, at: number) => {
    const address = services[at % services.length]?.address ?? '';
    const own = lightClient(`${address}/api/v1/translate`, { 'x-api-key': key });
    for (let n = turn++; n < count; n = turn++) {
      const answer = await own.post(JSON.stringify(translationOf(n, text(n), format)));
      if (n === 0) requireVendorsOwn(answer);
    }
    own.close();
  };
  const processId = services[0]?.processId ?? 0;
  const now = () => ({
    answering: processorMs(processId, processId),
    all: allProcessorMs(processId),
    others: [process.pid, vendorId].reduce(
      (sum, id) => sum + allProcessorMs(id),
      namedProcessorMs('postgres', 'redis-server'),
    ),
  });
  const before = now();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const eachMs = (performance.now() - startedAt) / count;
  const own = count / services.length;
  const after = now();
  return {
    eachMs,
    answeringMs: (after.answering - before.answering) / own,
    allMs: (after.all - before.all) / own,
    othersMs: (after.others - before.others) / count,
  };
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Row } from '../row.ts';
import { Issuer } from '../service/issuer.ts';
import { RunningService } from '../service/running-service.ts';
import { quantile } from '../statistics.ts';
import { type Held, heldBy } from '../streams/held.ts';
import { Caller } from './caller.ts';
import { type Operation, readOperations } from './operations.ts';

const CLIENTS = 4;
/** Before it is measured, code is compiled and caches are filled. */
const WARM_UP_ROUNDS = 2;
/** Percent by which the heap may be larger after the last rounds than after the first ones. */
const HEAP_BOUND = 5;
const COLLECT = pathToFileURL(join(import.meta.dirname, '../service/collect-on-signal.ts')).href;

interface Length {
  readonly rounds: number;
  readonly roundMs: number;
}

/** Every operation of the interface by four clients, in rounds: heap and descriptors stay as they are, and nothing fails. */
export const mixed = () => mixedLoad({ rounds: 6, roundMs: 12_000 });

/** The same for half an hour. */
export const mixedHalfHour = () => mixedLoad({ rounds: 10, roundMs: 150_000 });

async function mixedLoad({ rounds, roundMs }: Length): Promise<Row[]> {
  using issuer = await Issuer.start();
  await using service = await RunningService.start({
    ...issuer.environment,
    FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: '0',
    FAIRCOPY_LIMIT_DESKTOP_SESSION_PER_MINUTE: '0',
    NODE_OPTIONS: `--import=${COLLECT}`,
  });
  const operations = await readOperations(service.address);
  const callers: Caller[] = [];
  while (callers.length < CLIENTS)
    callers.push(await Caller.enter(service, issuer, `device-${callers.length}`));
  const held: Held[] = [];
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
    const until = performance.now() + roundMs;
    const asked = await Promise.all(callers.map((caller, index) => work(caller, operations, index, until)));
    const now = await heldBy(service);
    if (round < WARM_UP_ROUNDS) continue;
    held.push(now);
    times.push(...asked.flat());
  }
  return rowsOf(held, times, callers, operations.length);
}

/** @returns milliseconds of each request */
async function work(caller: Caller, operations: readonly Operation[], offset: number, until: number) {
  const times: number[] = [];
  for (let turn = offset * 7; performance.now() < until; turn += 1) {
    const operation = operations[turn % operations.length];
    if (operation === undefined) break;
    const begun = performance.now();
    await caller.ask(operation);
    times.push(performance.now() - begun);
  }
  return times;
}

function rowsOf(
  held: readonly Held[],
  times: readonly number[],
  callers: readonly Caller[],
  operations: number,
) {
  const heaps = held.map(({ heap }) => heap / 2 ** 20);
  // Two of each, since one look may come at an odd moment.
  const [first, last] = [Math.min(...heaps.slice(0, 2)), Math.min(...heaps.slice(-2))];
  const errors = callers.flatMap((caller) => caller.errors);
  const row = {
    bench: 'mixed',
    through: 'service',
    counted: `${operations} operations, ${held.length} rounds, ${times.length} requests`,
    measuredMs: quantile(times, 0.5),
    floorMs: quantile(times, 0),
  } as const;
  const descriptors = held.map((each) => each.descriptors);
  return [
    {
      ...row,
      figure: { label: 'heap %', value: (100 * (last - first)) / first, bound: HEAP_BOUND },
      note: `MiB after each round: ${heaps.map((heap) => heap.toFixed(1)).join(', ')}`,
    },
    {
      ...row,
      figure: {
        label: 'handles',
        value: Math.min(...descriptors.slice(-2)) - Math.min(...descriptors.slice(0, 2)),
        bound: 0,
      },
      note: `descriptors after each round: ${descriptors.join(', ')}`,
    },
    {
      ...row,
      figure: { label: 'errors', value: errors.length, bound: 0 },
      note: `answers ${statusesOf(callers)}${errors.length === 0 ? '' : `; ${errors.slice(0, 3).join(', ')}`}`,
    },
  ] satisfies Row[];
}

function statusesOf(callers: readonly Caller[]): string {
  const counts = new Map<number, number>();
  for (const [status, count] of callers.flatMap(({ statuses }) => [...statuses])) {
    counts.set(status, (counts.get(status) ?? 0) + count);
  }
  return [...counts]
    .sort(([left], [right]) => left - right)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

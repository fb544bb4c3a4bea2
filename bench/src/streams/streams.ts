import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { specificationOf } from '../requests.ts';
import type { Row } from '../row.ts';
import { RunningService } from '../service/running-service.ts';
import { quantile } from '../statistics.ts';
import { WARM_UP } from '../texts.ts';
import { drippingVendor } from './dripping-vendor.ts';
import { bookedBy, type Held, heldBy } from './held.ts';
import { readStream } from './read-stream.ts';

const STREAMS = 200;
const ROUNDS = 5;
/** Before it is measured, code is compiled and caches are filled. */
const WARM_UP_ROUNDS = 2;
/** Percent by which the heap may be larger after the last round than after the first. */
const HEAP_BOUND = 5;
const VENDOR_TEXT =
  '# Nightly export\n\nThe export stops when a file is too large. It must be split into parts, and a part that fails must be sent again.\n';
const COLLECT = pathToFileURL(join(import.meta.dirname, '../service/collect-on-signal.ts')).href;

/**
 * 200 streams at once, half of a vendor's model and half of the embedded one, of which a third of the clients leave, in five
 * rounds: no socket and no memory may stay behind, and every token that was held must be settled.
 */
export async function streams(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-streams-'));
  await using vendor = await drippingVendor(VENDOR_TEXT);
  const file = join(folder, 'models.json');
  const model = { id: 'house', provider: 'openai-compatible', model: 'm', baseURL: vendor.address };
  const plan = { features: ['apiAccess'], managedTokensPerMonth: 1_000_000_000, maxApiKeys: 1 };
  await writeFile(file, JSON.stringify({ models: [model], plans: { counted: plan } }));
  await using service = await RunningService.start({
    FAIRCOPY_CONFIG: file,
    FAIRCOPY_DEFAULT_TIER: 'counted',
    NODE_OPTIONS: `--import=${COLLECT}`,
  });
  await rm(folder, { recursive: true });

  const roundMs: number[] = [];
  const firstMs: number[] = [];
  const held: Held[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const begun = performance.now();
    const times = await oneRound(service, round);
    const took = performance.now() - begun;
    const now = await heldBy(service);
    if (round < WARM_UP_ROUNDS) continue;
    roundMs.push(took);
    firstMs.push(...times);
    held.push(now);
  }
  const unsettled = held.at(-1)?.tokens ?? Number.NaN;
  const heaps = held.map(({ heap }) => heap / 2 ** 20);
  const [first = Number.NaN] = heaps;
  const counted = `${ROUNDS} rounds of ${STREAMS} streams, a third leaves`;
  const row = { bench: 'streams', through: 'service', counted } as const;
  const measured = { measuredMs: quantile(roundMs, 0.5), floorMs: quantile(firstMs, 0.5) };
  return [
    {
      ...row,
      ...measured,
      figure: {
        label: 'heap %',
        value: (100 * ((heaps.at(-1) ?? Number.NaN) - first)) / first,
        bound: HEAP_BOUND,
      },
      note: `MiB after each round: ${heaps.map((heap) => heap.toFixed(1)).join(', ')}; floor is the median first text`,
    },
    {
      ...row,
      ...measured,
      figure: {
        label: 'sockets',
        value: Math.max(...held.map(({ descriptors }) => descriptors)) - (held[0]?.descriptors ?? Number.NaN),
        bound: 0,
      },
      note: `descriptors after each round: ${held.map(({ descriptors }) => descriptors).join(', ')}`,
    },
    {
      ...row,
      ...measured,
      figure: { label: 'unsettled', value: unsettled, bound: 0 },
      note: `tokens held when all was over; ${bookedBy(service)} were booked`,
    },
  ];
}

/** @returns milliseconds until the first text of each stream */
function oneRound(service: RunningService, round: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: STREAMS }, (_, index) => {
      const atVendor = index % 2 === 0;
      const input = atVendor ? VENDOR_TEXT : `Note ${round}-${index}. ${WARM_UP}`;
      const managedModel = atVendor ? 'house' : 'faircopy-embedded';
      return readStream(service, { ...specificationOf(input), managedModel }, index % 3 === 0);
    }),
  );
}

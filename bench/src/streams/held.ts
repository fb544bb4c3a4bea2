import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningService } from '../service/running-service.ts';

/** What a service holds when nothing is under way. */
export interface Held {
  /** Tokens of the quota. */
  readonly tokens: number;
  /** Bytes of the heap after garbage was collected. */
  readonly heap: number;
  readonly descriptors: number;
}

const QUIET_AFTER_MS = 30_000;
const LOOK_EVERY_MS = 500;

/** Waits until no request is under way and no descriptor goes any more, then collects garbage and looks. */
export async function heldBy(service: RunningService): Promise<Held> {
  const until = performance.now() + QUIET_AFTER_MS;
  let before = Number.POSITIVE_INFINITY;
  for (;;) {
    await pause(LOOK_EVERY_MS);
    service.signal('SIGUSR2');
    const { active, ...held } = await figures(service.address);
    // This look is a request itself.
    if (active === 1 && held.descriptors === before) return held;
    if (performance.now() > until) throw new Error(`${active - 1} requests do not end`);
    before = held.descriptors;
  }
}

async function figures(address: string): Promise<Held & { readonly active: number }> {
  const text = await (await fetch(`${address}/metrics`, { headers: { connection: 'close' } })).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    heap: figure('nodejs_heap_size_used_bytes'),
    descriptors: figure('process_open_fds'),
    tokens: figure('faircopy_quota_held_tokens'),
    active: figure('http_server_active_requests'),
  };
}

/** Tokens that were booked. */
export function bookedBy(service: RunningService): number {
  using database = new DatabaseSync(service.storeFile, { readOnly: true });
  const row = database.prepare('select "managedTokens" as tokens from "usage"').get();
  return Number(row?.['tokens']);
}

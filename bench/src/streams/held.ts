import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningService } from '../service/running-service.ts';

/** What a service holds when nothing is under way. */
export interface Held {
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
    const { heap, descriptors, active } = await figures(service.address);
    // This look is a request itself.
    if (active === 1 && descriptors === before) return { heap, descriptors };
    if (performance.now() > until) throw new Error(`${active - 1} requests do not end`);
    before = descriptors;
  }
}

async function figures(address: string): Promise<Held & { readonly active: number }> {
  const text = await (await fetch(`${address}/metrics`, { headers: { connection: 'close' } })).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    heap: figure('nodejs_heap_size_used_bytes'),
    descriptors: figure('process_open_fds'),
    active: figure('http_server_active_requests'),
  };
}

/** Reservations of tokens that nobody settled, and the tokens that were booked. */
export function bookedBy(service: RunningService): { readonly unsettled: number; readonly tokens: number } {
  using database = new DatabaseSync(service.storeFile, { readOnly: true });
  const row = database
    .prepare(
      'select (select count(*) from "usageReservations") as unsettled, "managedTokens" as tokens from "usage"',
    )
    .get();
  return { unsettled: Number(row?.['unsettled']), tokens: Number(row?.['tokens']) };
}

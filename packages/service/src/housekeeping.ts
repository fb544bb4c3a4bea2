import type { Settings } from './settings/settings.ts';
import { claimTurn } from './storage/claim-turn.ts';
import { compactEvents } from './storage/compact-events.ts';
import { now } from './storage/instant.ts';
import type { Database } from './storage/storage.ts';
import type { Logger } from './telemetry/logger.ts';
import { forgetOldHistory } from './writing/history/retention.ts';

/** Work that nobody asks for by a request. Disposing it waits for what is being done. */
export type Housekeeping = AsyncDisposable;

/** How often a process looks whether it is time. */
const LOOK_EVERY_MS = 10 * 60_000;
const HISTORY_EVERY_MS = 60 * 60_000;
const EVENTS_EVERY_MS = 24 * 60 * 60_000;

/** Keeps histories as long as plans say, and feeds as short as they can be; of several processes one does it. */
export function startHousekeeping(
  db: Database,
  { plans }: Pick<Settings, 'plans'>,
  logger: Logger,
): Housekeeping {
  let underWay: Promise<void> = Promise.resolve();
  const keep = async () => {
    try {
      if (await claimTurn(db, 'history forgotten', HISTORY_EVERY_MS)) {
        const removed = await forgetOldHistory(db, plans, now());
        if (removed > 0) logger.info({ removed }, 'history past its time was removed');
      }
      if (await claimTurn(db, 'events compacted', EVENTS_EVERY_MS)) {
        const removed = await compactEvents(db, now());
        if (removed > 0) logger.info({ removed }, 'overtaken events were removed');
      }
    } catch (error) {
      logger.warn({ err: error }, 'housekeeping failed and is tried again later');
    }
  };
  const timer = setInterval(() => {
    underWay = underWay.then(keep);
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

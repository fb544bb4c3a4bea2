import { addMilliseconds, now } from './instant.ts';
import type { Database } from './storage.ts';

/**
 * Takes a turn at work that is to be done once a period, by whichever process comes first.
 *
 * @param periodMs milliseconds between two turns
 * @returns whether the turn is this process's
 */
export async function claimTurn(
  db: Database,
  name: string,
  periodMs: number,
  clock: () => number = now,
): Promise<boolean> {
  const row = await db
    .insertInto('serviceState')
    .values({ name, value: stamp(clock()) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: stamp(clock()) })
        .where('serviceState.value', '<=', stamp(addMilliseconds(clock(), -periodMs))),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** Instants as texts that sort like them. */
function stamp(instant: number): string {
  return String(instant).padStart(17, '0');
}

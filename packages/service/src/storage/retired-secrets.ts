import type { Secret } from '../settings/secret.ts';
import { now } from './instant.ts';
import { fingerprintOf } from './seal.ts';
import type { Database } from './storage.ts';

/** What a store has to say to whoever comes with a master secret that was replaced. */
export const RETIRED =
  'This master secret was replaced by `faircopy secrets rotate`. Start again with the new one.';

/** The name under which the store knows that a secret was replaced. */
export function retirementOf(secret: Secret): string {
  return `retired secret ${fingerprintOf(secret)}`;
}

/** Notes that a secret was replaced. Doing so again is harmless. */
export async function retire(db: Database, secret: Secret): Promise<void> {
  await db
    .insertInto('serviceState')
    .values({ name: retirementOf(secret), value: String(now()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function isRetired(db: Database, secret: Secret): Promise<boolean> {
  const row = await db
    .selectFrom('serviceState')
    .select('name')
    .where('name', '=', retirementOf(secret))
    .executeTakeFirst();
  return row !== undefined;
}

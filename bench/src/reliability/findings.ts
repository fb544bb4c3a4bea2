import { openStorage, type Storage, verifyStore } from '@faircopy/service/host';
import { readSettings } from '@faircopy/service/settings';
import type { Load } from './load.ts';
import { TOKENS_EACH } from './upstream.ts';

/** What a fault did, held against what was promised. All but the first two have to be 0. */
export interface Findings {
  readonly acknowledged: number;
  /** Saved, be it that the answer reached its client or not. */
  readonly saved: number;
  /** Promised, and not there or another. */
  readonly lost: number;
  /** Tokens booked that no saved text cost, in requests. */
  readonly chargedTwice: number;
  /** Saved texts without an event, or events without a text. */
  readonly skipped: number;
  /** Secrets found in the log or in an answer. */
  readonly leaked: number;
  /** What the store says against itself. */
  readonly contradictions: readonly string[];
}

/**
 * Compares what clients were promised with what is stored.
 *
 * @param texts everything that was logged and answered
 * @param secrets what must be in none of it
 */
export async function findingsOf(
  environment: Readonly<Record<string, string>>,
  loads: readonly Load[],
  texts: Iterable<string>,
  secrets: readonly string[],
): Promise<Findings> {
  await using storage = await openStorage(readSettings({ ...environment }), { alongside: true });
  const rows = await storage.db.selectFrom('translations').select(['id', 'inputText']).execute();
  const saved = new Map(rows.map(({ id, inputText }) => [id, inputText]));
  const acknowledged = loads.flatMap((load) => [...load.acknowledged]);
  const checks = await verifyStore(storage);
  let leaked = 0;
  for (const text of texts)
    leaked += secrets.filter((secret) => secret !== '' && text.includes(secret)).length;
  return {
    acknowledged: acknowledged.length,
    saved: saved.size,
    lost: acknowledged.filter(([id, input]) => saved.get(id) !== input).length,
    chargedTwice: Math.max(0, (await tokensOf(storage)) / TOKENS_EACH - saved.size),
    skipped: await mismatches(storage, saved),
    leaked,
    contradictions: checks.flatMap(({ faults }) => faults),
  };
}

async function tokensOf({ db }: Storage): Promise<number> {
  const rows = await db.selectFrom('usage').select('managedTokens').execute();
  return rows.reduce((sum, { managedTokens }) => sum + managedTokens, 0);
}

async function mismatches({ db }: Storage, saved: ReadonlyMap<string, string>): Promise<number> {
  const events = await db
    .selectFrom('events')
    .select('entityId')
    .where('eventType', '=', 'translation.upserted')
    .execute();
  const told = new Set(events.map(({ entityId }) => entityId ?? ''));
  const untold = [...saved.keys()].filter((id) => !told.has(id));
  const empty = [...told].filter((id) => !saved.has(id));
  return untold.length + empty.length + (events.length - told.size);
}

import type { JSONWebKeySet, JWK } from 'jose';
import type { Secret } from '../../settings/secret.ts';
import { now } from '../../storage/instant.ts';
import { createSealer } from '../../storage/seal.ts';
import type { Database } from '../../storage/storage.ts';
import { createKeyTable, type KeyTable, type StoredKey } from './key-table.ts';
import type { SigningAlgorithm } from './make-key.ts';
import { type Standing, standingOf } from './schedule.ts';

/** The keys of one purpose as they are at the moment. */
export interface KeySet {
  /** Private halves, that of the key that signs first. */
  readonly privateKeys: readonly [JWK, ...JWK[]];
  /** Public halves: of keys that may have signed a token that is still good, and of the next. */
  readonly published: JSONWebKeySet;
}

export interface SigningKeys {
  /** The keys, at most a minute old. The same object as long as nothing changed. */
  current(): Promise<KeySet>;
  /** The keys, at most a second old, for a token that names a key which `current` does not know. */
  refreshed(): Promise<KeySet>;
}

export interface SigningKeysOptions {
  /** Keys of different purposes are different, so that a token made for one is never good for another. */
  readonly purpose: string;
  readonly algorithm: SigningAlgorithm;
  /** Microseconds since 1970, for tests. */
  readonly clock?: () => number;
}

const MINUTE = 60_000_000;
const SECOND = 1_000_000;

/**
 * Signing keys kept in the store, their private halves sealed under the master secret. They are made when first needed,
 * and replaced on the schedule of `schedule.ts` by whichever process notices first. Keys sealed under another master
 * secret are as good as lost, and others take their place.
 */
export function createSigningKeys(
  store: { readonly db: Database; readonly secret: Secret },
  options: SigningKeysOptions,
): SigningKeys {
  const clock = options.clock ?? now;
  const table = createKeyTable(store.db, createSealer(store.secret, 'signing keys'), options);
  let known: { readonly set: KeySet; readonly kids: string; readonly at: number } | undefined;
  let reading: Promise<KeySet> | undefined;

  const read = async () => {
    const instant = clock();
    const { signing, published } = await bringUpToDate(table, instant);
    if (signing === null) throw new Error(`There is no key to sign ${options.purpose} with.`);
    const kids = [signing, ...published].map((key) => key.kid).join(' ');
    const set = known?.kids === kids ? known.set : keySetOf(signing, published);
    known = { set, kids, at: instant };
    return set;
  };
  const noOlderThan = async (age: number) => {
    if (known !== undefined && clock() - known.at < age) return known.set;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return { current: () => noOlderThan(MINUTE), refreshed: () => noOlderThan(SECOND) };
}

/** Makes and removes what is due. */
async function bringUpToDate(table: KeyTable, instant: number): Promise<Standing<StoredKey>> {
  const { keys, newestGeneration } = await table.read();
  const standing = standingOf(keys, instant);
  if (standing.successorActiveAt === null && standing.spent.length === 0) return standing;
  if (standing.successorActiveAt !== null) await table.add(newestGeneration + 1, standing.successorActiveAt);
  await table.remove(standing.spent.map((key) => key.kid));
  return standingOf((await table.read()).keys, instant);
}

function keySetOf(signing: StoredKey, published: readonly StoredKey[]): KeySet {
  const others = published.filter((key) => key !== signing);
  return {
    privateKeys: [signing.privateKey, ...others.map((key) => key.privateKey)],
    published: { keys: published.map((key) => key.publicKey) },
  };
}

import type { JWK } from 'jose';
import type { Sealer } from '../../storage/seal.ts';
import type { Database } from '../../storage/storage.ts';
import { makeKeyPair, type SigningAlgorithm } from './make-key.ts';

export interface StoredKey {
  readonly kid: string;
  readonly publicKey: JWK;
  readonly privateKey: JWK;
  /** Microseconds since 1970. */
  readonly activeAt: number;
}

/** The stored keys of one purpose. */
export interface KeyTable {
  /** Every key this process can open, in the order they become active, and the number of the newest of all. */
  read(): Promise<{ readonly keys: readonly StoredKey[]; readonly newestGeneration: number }>;
  /** Makes a key, unless another process made that generation first. */
  add(generation: number, activeAt: number): Promise<void>;
  remove(kids: readonly string[]): Promise<void>;
}

export function createKeyTable(
  db: Database,
  sealer: Sealer,
  { purpose, algorithm }: { readonly purpose: string; readonly algorithm: SigningAlgorithm },
): KeyTable {
  return {
    read: async () => {
      const rows = await db
        .selectFrom('signingKeys')
        .selectAll()
        .where('purpose', '=', purpose)
        .orderBy('activeAt')
        .orderBy('generation')
        .execute();
      const keys = rows.flatMap(({ kid, publicKey, privateKey, activeAt }) => {
        const opened = sealer.open(privateKey, kid);
        if (opened === null) return [];
        return [{ kid, activeAt, publicKey: readKey(publicKey), privateKey: readKey(opened) }];
      });
      return { keys, newestGeneration: Math.max(0, ...rows.map((row) => row.generation)) };
    },
    add: async (generation, activeAt) => {
      const { kid, publicKey, privateKey } = await makeKeyPair(algorithm);
      await db
        .insertInto('signingKeys')
        .values({
          kid,
          purpose,
          generation,
          algorithm,
          activeAt,
          publicKey: JSON.stringify(publicKey),
          privateKey: sealer.seal(JSON.stringify(privateKey), kid),
        })
        .onConflict((conflict) => conflict.columns(['purpose', 'generation']).doNothing())
        .execute();
    },
    remove: async (kids) => {
      if (kids.length > 0) await db.deleteFrom('signingKeys').where('kid', 'in', kids).execute();
    },
  };
}

function readKey(text: string): JWK {
  return JSON.parse(text) as JWK;
}

import { Secret } from '../settings/secret.ts';
import { createSealer } from '../storage/seal.ts';
import type { Storage } from '../storage/storage.ts';
import type { ProviderConfigurationsTable } from '../storage/tables/writing-tables.ts';

/** A configuration as it is kept. */
export interface StoredProvider extends Omit<ProviderConfigurationsTable, 'sealedKey'> {
  /** Null when it was sealed under another master secret. */
  readonly apiKey: Secret | null;
}

/** What is kept of users' providers: at most one configuration each. */
export interface ProviderStore {
  find(userId: string): Promise<StoredProvider | null>;
  save(provider: Omit<StoredProvider, 'apiKey'> & { readonly apiKey: Secret }): Promise<void>;
  /** The key is gone with it. */
  remove(userId: string): Promise<void>;
  /** Notes how a configuration fared, unless another has taken its place since. */
  note(
    provider: Pick<StoredProvider, 'userId' | 'updatedAt'>,
    finding: Partial<Pick<StoredProvider, 'status' | 'validationMessage' | 'lastValidatedAt'>>,
  ): Promise<void>;
}

export function createProviderStore({ db, secret }: Pick<Storage, 'db' | 'secret'>): ProviderStore {
  const sealer = createSealer(secret, 'provider keys');
  return {
    find: async (userId) => {
      const row = await db
        .selectFrom('providerConfigurations')
        .selectAll()
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { sealedKey, ...rest } = row;
      const opened = sealer.open(sealedKey, userId);
      return { ...rest, apiKey: opened === null ? null : new Secret(opened) };
    },
    save: async ({ apiKey, ...rest }) => {
      const row = { ...rest, sealedKey: sealer.seal(apiKey.reveal(), rest.userId) };
      await db
        .insertInto('providerConfigurations')
        .values(row)
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
        .execute();
    },
    remove: async (userId) => {
      await db.deleteFrom('providerConfigurations').where('userId', '=', userId).execute();
    },
    note: async ({ userId, updatedAt }, finding) => {
      await db
        .updateTable('providerConfigurations')
        .set(finding)
        .where('userId', '=', userId)
        .where('updatedAt', '=', updatedAt)
        .execute();
    },
  };
}

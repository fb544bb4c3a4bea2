import type { Database } from '../../src/storage/storage.ts';

/** Adds a user to a store that has none by that id. */
export async function addUser(db: Database, id: string): Promise<void> {
  const user = { id, issuer: 'x', subject: id, tier: 'free', customInstructions: '', createdAt: 1 };
  await db.insertInto('users').values(user).execute();
}

import type { Database } from '../../storage/storage.ts';
import { lookupName } from './account-rules.ts';
import { verifyPassword } from './password-hash.ts';

/** Someone who signs in at this service. */
export interface Account {
  readonly userId: string;
  readonly name: string;
}

/**
 * A hash that no password leads to. A name nobody has is checked against it, so that the answer takes as long as for a
 * name somebody has.
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9mIDE2Yg$VGhlIGhhc2ggb2Ygbm8gcGFzc3dvcmQgaW4gdGhlIHdvcmxk';

/** The account of that name and password; null when either is wrong, without saying which. */
export async function signIn(db: Database, name: string, password: string): Promise<Account | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['userId', 'name', 'passwordHash'])
    .where('lookupName', '=', lookupName(name))
    .executeTakeFirst();
  const correct = await verifyPassword(password, row?.passwordHash ?? NOBODY);
  return row !== undefined && correct ? { userId: row.userId, name: row.name } : null;
}

/** The account of a user; undefined when the user has none. */
export async function findAccount(db: Database, userId: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(['userId', 'name']).where('userId', '=', userId).executeTakeFirst();
}

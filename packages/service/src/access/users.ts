import { newId } from '../storage/ids.ts';
import { now } from '../storage/instant.ts';
import type { Database } from '../storage/storage.ts';

/** Issuer of users that no identity provider vouches for. No provider can have this name, since theirs are addresses. */
const LOCAL_ISSUER = 'local';

export interface User {
  readonly id: string;
  readonly tier: string;
}

/** Adds a user who signs in at this service, if at all. */
export async function addLocalUser(db: Database, user: User): Promise<void> {
  await insert(db, user, { issuer: LOCAL_ISSUER, subject: user.id }).execute();
}

/** The user of that id, or undefined. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  return db.selectFrom('users').select(['id', 'tier']).where('id', '=', id).executeTakeFirst();
}

/** The user an identity provider calls so, made when it is seen for the first time, once however many requests ask. */
export async function userAtFirstSight(
  db: Database,
  identity: { readonly issuer: string; readonly subject: string },
  tier: string,
): Promise<User> {
  const find = db
    .selectFrom('users')
    .select(['id', 'tier'])
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject);
  const known = await find.executeTakeFirst();
  if (known !== undefined) return known;
  await insert(db, { id: newId('usr'), tier }, identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  return find.executeTakeFirstOrThrow();
}

function insert(db: Database, user: User, identity: { readonly issuer: string; readonly subject: string }) {
  return db.insertInto('users').values({ ...user, ...identity, customInstructions: '', createdAt: now() });
}

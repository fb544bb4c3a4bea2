import { newId } from '../storage/ids.ts';
import { now } from '../storage/instant.ts';
import { ask, statement } from '../storage/statement.ts';
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
  const [known] = await ask(db, userOfIdentity(identity));
  if (known !== undefined) return known;
  await insert(db, { id: newId('usr'), tier }, identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  const [made] = await ask(db, userOfIdentity(identity));
  if (made === undefined) throw new Error('The user that was just added is not there.');
  return made;
}

const userOfIdentity = statement(
  (db, { issuer, subject }: { readonly issuer: string; readonly subject: string }) =>
    db.selectFrom('users').select(['id', 'tier']).where('issuer', '=', issuer).where('subject', '=', subject),
);

function insert(db: Database, user: User, identity: { readonly issuer: string; readonly subject: string }) {
  return db.insertInto('users').values({ ...user, ...identity, customInstructions: '', createdAt: now() });
}

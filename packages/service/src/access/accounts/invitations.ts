import { randomBase62 } from '../../random-base62.ts';
import { sha256Of } from '../../sha256.ts';
import { newId } from '../../storage/ids.ts';
import { addMilliseconds, now } from '../../storage/instant.ts';
import type { Database, DatabaseTransaction } from '../../storage/storage.ts';
import { addLocalUser } from '../users.ts';
import { lookupName, type NewAccount } from './account-rules.ts';
import { hashPassword } from './password-hash.ts';

const GOOD_FOR_MS = 7 * 24 * 3_600_000;
/** 196 bits. */
const SECRET_CHARACTERS = 33;

/** An invitation that is still good, as its page shows it. */
export interface OpenInvitation {
  /** Name of the account whose password it sets anew; null: there is no account yet. */
  readonly name: string | null;
}

/** What became of an invitation that somebody accepts. */
export type Acceptance =
  | { readonly outcome: 'accepted'; readonly userId: string }
  /** It does not exist, was used before, or is too old. */
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'name-taken' };

/**
 * Makes a link that lets whoever holds it set a password once, within seven days.
 *
 * @param userId the user whose password it sets, such as the owner's; null: it makes a new user
 * @returns the secret part of the link, which is kept nowhere
 */
export async function invite(db: Database, userId: string | null): Promise<string> {
  const secret = randomBase62(SECRET_CHARACTERS);
  const createdAt = now();
  await db.deleteFrom('invitations').where('expiresAt', '<=', createdAt).execute();
  await db
    .insertInto('invitations')
    .values({ hash: sha256Of(secret), userId, createdAt, expiresAt: addMilliseconds(createdAt, GOOD_FOR_MS) })
    .execute();
  return secret;
}

/** The address of an invitation. @param origin public origin of the service */
export function invitationLink(origin: string, secret: string): string {
  return `${origin}/oidc/invitation/${secret}`;
}

/** The invitation of a link; undefined when it is none that could be accepted. Looking at it does not use it up. */
export async function findInvitation(db: Database, secret: string): Promise<OpenInvitation | undefined> {
  const row = await db
    .selectFrom('invitations')
    .leftJoin('accounts', 'accounts.userId', 'invitations.userId')
    .select('accounts.name')
    .where('hash', '=', sha256Of(secret))
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  return row === undefined ? undefined : { name: row.name };
}

/**
 * Sets the password an invitation is for, and makes the account, and the user, that are not there yet. An account that
 * is there keeps its name, and what was signed in with its old password is signed out.
 *
 * @param account already judged by `accountFaults`
 * @param tier of a new user
 */
export async function acceptInvitation(
  db: Database,
  secret: string,
  account: NewAccount,
  tier: string,
): Promise<Acceptance> {
  if ((await findInvitation(db, secret)) === undefined) return { outcome: 'gone' };
  const lookup = lookupName(account.name);
  const row = {
    name: account.name.trim(),
    lookupName: lookup,
    passwordHash: await hashPassword(account.password),
  };
  try {
    return await db.transaction().execute(async (transaction) => {
      const invited = await useUp(transaction, secret);
      if (invited === undefined) return { outcome: 'gone' };
      const userId = invited.userId ?? newId('usr');
      if (invited.userId === null) await addLocalUser(transaction, { id: userId, tier });
      await setPassword(transaction, { ...row, userId });
      await transaction.deleteFrom('issuerRecords').where('accountId', '=', userId).execute();
      return { outcome: 'accepted', userId };
    });
  } catch (error) {
    if (error instanceof NameTaken) return { outcome: 'name-taken' };
    throw error;
  }
}

/** Undoes the transaction it is thrown in, so that the invitation stays good. */
class NameTaken extends Error {}

/** Of two who accept an invitation at once, one finds it gone. */
async function useUp(
  transaction: DatabaseTransaction,
  secret: string,
): Promise<{ readonly userId: string | null } | undefined> {
  return transaction
    .deleteFrom('invitations')
    .where('hash', '=', sha256Of(secret))
    .where('expiresAt', '>', now())
    .returning('userId')
    .executeTakeFirst();
}

/** @throws {NameTaken} when the account would be new and somebody else has its name */
async function setPassword(
  transaction: DatabaseTransaction,
  account: { userId: string; name: string; lookupName: string; passwordHash: string },
): Promise<void> {
  const passwordSetAt = now();
  const changed = await transaction
    .updateTable('accounts')
    .set({ passwordHash: account.passwordHash, passwordSetAt })
    .where('userId', '=', account.userId)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const added = await transaction
    .insertInto('accounts')
    .values({ ...account, createdAt: passwordSetAt, passwordSetAt })
    .onConflict((conflict) => conflict.column('lookupName').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) throw new NameTaken();
}

import type { Principal } from '../access/principal.ts';
import { ask, statement } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import { wellFormed } from './well-formed.ts';

/** The instructions a user has set for all their requests; empty: none. */
export async function accountInstructions(
  db: Database,
  { userId, instructions }: Pick<Principal, 'userId' | 'instructions'>,
): Promise<string> {
  if (instructions !== undefined) return instructions;
  const [user] = await ask(db, instructionsOf({ userId }));
  return user?.customInstructions ?? '';
}

const instructionsOf = statement((db, { userId }: { readonly userId: string }) =>
  db.selectFrom('users').select('customInstructions').where('id', '=', userId),
);

/**
 * Sets the instructions of a user.
 *
 * @returns them as they are kept: well-formed
 */
export async function setAccountInstructions(
  db: Database,
  userId: string,
  instructions: string,
): Promise<string> {
  const customInstructions = wellFormed(instructions);
  await db.updateTable('users').set({ customInstructions }).where('id', '=', userId).execute();
  return customInstructions;
}

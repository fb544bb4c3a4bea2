import { eraseUser } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { withStore } from '../keys/with-store.ts';

/** Forgets a user for good. */
export async function erase({ environment, terminal }: CommandContext, userId: string): Promise<void> {
  await withStore(environment, 'existing', ({ db }) => eraseUser(db, userId));
  terminal.print(`${userId} is forgotten: keys, history, notes, projects, events and usage are gone.`);
  terminal.remark(
    'Backups made before still have them. A new sign-in of the same person is a new, empty user.',
  );
}

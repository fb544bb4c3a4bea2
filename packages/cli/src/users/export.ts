import { exportUser } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { withStore } from '../keys/with-store.ts';

/** Prints what is stored about a user, a row a line. */
export async function printUser({ environment, terminal }: CommandContext, userId: string): Promise<void> {
  await withStore(environment, 'existing', async ({ db }) => {
    for await (const record of exportUser(db, userId)) terminal.print(JSON.stringify(record));
  });
}

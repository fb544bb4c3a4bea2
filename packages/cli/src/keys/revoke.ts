import { revokeKey } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { keyAsJson } from './present-key.ts';
import { withStore } from './with-store.ts';

/** Ends a key. Ending it again says the same and changes nothing. */
export async function revoke(
  context: CommandContext,
  id: string,
  options: { readonly json?: true },
): Promise<void> {
  const record = await withStore(context.environment, 'existing', ({ db }) => revokeKey(db, id));
  if (options.json) context.terminal.print(JSON.stringify(keyAsJson(record), null, 2));
  else context.terminal.print(`${record.id} (${record.preview}) is revoked and refused from now on.`);
}

import { resolve } from 'node:path';
import { backUp } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { withStore } from '../keys/with-store.ts';

/** Copies the store into a folder and prints the folder: alone on standard output, so that a script can take it from there. */
export async function backup(
  { environment, terminal }: CommandContext,
  folder: string | undefined,
  options: { readonly withSecret?: true; readonly json?: true },
): Promise<void> {
  const place = resolve(folder ?? `faircopy-backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const record = await withStore(environment, 'existing', (storage, settings) =>
    backUp(storage, settings.databaseUrl, place, { withSecret: options.withSecret ?? false }),
  );
  if (options.json) {
    terminal.print(JSON.stringify({ folder: place, ...record }, null, 2));
    return;
  }
  const rows = Object.values(record.rows).reduce((sum, count) => sum + count, 0);
  terminal.remark(`${rows} rows, ${record.bytes} bytes, read back and found whole.`);
  if (!options.withSecret) {
    terminal.remark(
      'The master secret is not in it: keep a copy of it elsewhere, or what is sealed is lost.',
    );
  }
  terminal.print(place);
}

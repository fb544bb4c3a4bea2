import { resolve } from 'node:path';
import { restore } from '@faircopy/service/host';
import { readSettings } from '@faircopy/service/settings';
import type { CommandContext } from '../command-context.ts';

/** Puts a backup in place of an empty store. */
export async function restoreBackup(
  { environment, terminal }: CommandContext,
  folder: string,
): Promise<void> {
  const settings = readSettings(environment);
  const { madeAt, rows } = await restore(settings, resolve(folder));
  const place = settings.databaseUrl ?? settings.dataDirectory;
  const count = Object.values(rows).reduce((sum, rowsOfTable) => sum + rowsOfTable, 0);
  terminal.print(`${place} is the store of ${madeAt} again: ${count} rows, as many in every table as then.`);
}

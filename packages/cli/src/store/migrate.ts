import { resolve } from 'node:path';
import { moveStore, openStorage } from '@faircopy/service/host';
import { readSettings } from '@faircopy/service/settings';
import type { CommandContext } from '../command-context.ts';
import { UsageError } from '../report/usage-error.ts';

/** Moves a SQLite store into PostgreSQL, and says so only when both have been compared. */
export async function migrate({ environment, terminal }: CommandContext, folder: string): Promise<void> {
  const settings = readSettings(environment);
  if (settings.databaseUrl === null) {
    throw new UsageError('Name the PostgreSQL database to move to in FAIRCOPY_DATABASE_URL.');
  }
  const place = { ...settings, dataDirectory: resolve(folder), databaseUrl: null };
  await using source = await openStorage(place, { existing: true });
  // What is sealed moves along, so the secret does.
  await using target = await openStorage({ ...settings, secret: settings.secret ?? source.secret });
  const rows = await moveStore(source, target, (table, count) => terminal.remark(`${table}: ${count} rows`));
  const count = Object.values(rows).reduce((sum, rowsOfTable) => sum + rowsOfTable, 0);
  terminal.print(
    `${settings.databaseUrl} has all ${count} rows now, equal to those of ${place.dataDirectory}.`,
  );
  if (settings.secret === null) {
    terminal.remark(`Give every process the secret in ${resolve(folder)}/secret as FAIRCOPY_SECRET.`);
  }
}

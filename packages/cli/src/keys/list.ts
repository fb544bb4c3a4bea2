import { type KeyRecord, listKeys } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { table } from '../report/table.ts';
import { keyAsJson, minute, stateOf } from './present-key.ts';
import { withStore } from './with-store.ts';

/** Prints the keys of the store, newest first. */
export async function printKeys(
  context: CommandContext,
  options: { readonly all?: true; readonly user?: string; readonly json?: true },
): Promise<void> {
  const keys = await withStore(context.environment, 'existing', ({ db }) =>
    listKeys(db, {
      ended: options.all ?? false,
      ...(options.user === undefined ? {} : { userId: options.user }),
    }),
  );
  if (options.json) {
    context.terminal.print(JSON.stringify(keys.map(keyAsJson), null, 2));
    return;
  }
  if (keys.length === 0) context.terminal.remark('There is no such key.');
  else for (const line of table([HEADINGS, ...keys.map(cells)])) context.terminal.print(line);
}

const HEADINGS = [
  'ID',
  'KEY',
  'MODE',
  'STATE',
  'LABEL',
  'SCOPES',
  'MADE (UTC)',
  'EXPIRES',
  'LAST USED',
  'USER',
];

function cells(record: KeyRecord): string[] {
  return [
    record.id,
    record.preview,
    record.kind,
    stateOf(record),
    record.label ?? '',
    record.scopes.join(','),
    minute(record.createdAt),
    record.expiresAt === null ? 'never' : minute(record.expiresAt),
    record.lastUsedAt === null ? 'never' : minute(record.lastUsedAt),
    record.userId,
  ];
}

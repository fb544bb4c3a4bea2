import { resolve } from 'node:path';
import { readBackup, type StoreCheck, verifyStore } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { withStore } from '../keys/with-store.ts';
import { StoreFault } from '../report/store-fault.ts';

/** Checks the store, or that a backup is what it was when it was made. @throws {StoreFault} when it is not well */
export async function verify(
  { environment, terminal }: CommandContext,
  folder: string | undefined,
  options: { readonly json?: true },
): Promise<void> {
  const checks = folder === undefined ? await ofStore(environment) : await ofBackup(resolve(folder));
  const faults = checks.flatMap((check) => check.faults);
  if (options.json) terminal.print(JSON.stringify({ sound: faults.length === 0, checks }, null, 2));
  else {
    for (const check of checks) {
      terminal.print(`${check.faults.length === 0 ? 'ok   ' : 'FAULT'} ${check.name}`);
      for (const fault of check.faults) terminal.print(`        ${fault}`);
    }
  }
  if (faults.length > 0)
    throw new StoreFault(`${faults.length === 1 ? 'One fault' : `${faults.length} faults`} found.`);
}

function ofStore(environment: NodeJS.ProcessEnv): Promise<StoreCheck[]> {
  return withStore(environment, 'existing', (storage) => verifyStore(storage));
}

async function ofBackup(folder: string): Promise<StoreCheck[]> {
  const { madeAt } = await readBackup(folder);
  return [{ name: `the backup of ${madeAt} is as it was made`, faults: [] }];
}

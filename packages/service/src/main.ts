import { once } from 'node:events';
import { createService } from './service.ts';
import { SettingsError } from './settings/fault.ts';
import { readSettings } from './settings/read.ts';
import { StartError } from './storage/start-error.ts';

/**
 * Starts the service alone, for supervisors and containers; `faircopy serve` does the same and greets its user. Prints
 * two lines: the address, and the first key, which is empty at every start but the first.
 */
// It serves on when whoever started it has read enough.
process.stdout.on('error', () => undefined);
try {
  await using service = await createService(readSettings(process.env));
  process.stdout.write(`${service.address}\n${service.firstKey ?? ''}\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

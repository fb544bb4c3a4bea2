import { addMilliseconds, createHostKey, now } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { UsageError } from '../report/usage-error.ts';
import { parseDuration } from './duration.ts';
import { keyAsJson, minute } from './present-key.ts';
import { parseScopes } from './scopes.ts';
import { withStore } from './with-store.ts';

export interface CreateOptions {
  readonly label?: string;
  readonly mode: 'live' | 'test';
  readonly scopes: string;
  readonly expiresIn?: string;
  readonly user?: string;
  readonly json?: true;
}

const MOST_LABEL_CHARACTERS = 100;

/** Makes a key and prints it: alone on standard output, so that a script can take it from there. */
export async function createKey(context: CommandContext, options: CreateOptions): Promise<void> {
  const { label = null } = options;
  if (label !== null && [...label].length > MOST_LABEL_CHARACTERS) {
    throw new UsageError(`--label: at most ${MOST_LABEL_CHARACTERS} characters.`);
  }
  const lasts = options.expiresIn === undefined ? null : parseDuration(options.expiresIn);
  const { key, record, place } = await withStore(context.environment, 'made', async (storage, settings) => {
    const scopes = parseScopes(options.scopes, settings.revision);
    if (scopes.length === 0) throw new UsageError('--scopes: name at least one scope.');
    const made = await createHostKey(storage.db, settings, {
      mode: options.mode,
      scopes,
      label,
      expiresAt: lasts === null ? null : addMilliseconds(now(), lasts),
      ...(options.user === undefined ? {} : { userId: options.user }),
    });
    return { ...made, place: settings.databaseUrl ?? settings.dataDirectory };
  });
  if (options.json) {
    context.terminal.print(JSON.stringify({ ...keyAsJson(record), key }, null, 2));
    return;
  }
  const until = record.expiresAt === null ? 'does not expire' : `works until ${minute(record.expiresAt)} UTC`;
  context.terminal.remark(`${record.id}: a ${record.kind} key for ${record.scopes.join(', ')}; it ${until}.`);
  context.terminal.remark(`It opens the service of ${place} and is shown this once:`);
  context.terminal.print(key);
}

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import { withLock } from './lock.ts';
import { platformFolders } from './platform-folders.ts';
import { readPrivateJson, writePrivateJson } from './private-file.ts';

/** What the companion keeps in `settings.json` for its user. */
export interface UserSettings {
  /** Origin of the service that commands talk to unless told otherwise. */
  readonly service?: string;
  /** Under which name services know this computer. */
  readonly deviceId?: string;
  /** In place of the defaults of the options of the same names. */
  readonly audience?: string;
  readonly context?: string;
  readonly format?: string;
  readonly tone?: number;
}

const TEXTS = ['service', 'deviceId', 'audience', 'context', 'format'] as const;

/** @throws {CommandError} when the file says something that is no setting */
export async function readUserSettings(environment: NodeJS.ProcessEnv): Promise<UserSettings> {
  const file = fileOf(environment);
  const found = await readPrivateJson(file, EXIT.askedWrongly);
  if (found === undefined) return {};
  if (!isSettings(found)) {
    const message = `${file} is damaged: it must be an object of texts, and a whole number from 0 to 100 for tone.`;
    throw new CommandError(message, { exitCode: EXIT.askedWrongly });
  }
  return found;
}

/** Changes some of the settings and leaves the others. */
export async function changeUserSettings(
  environment: NodeJS.ProcessEnv,
  change: Partial<UserSettings>,
): Promise<UserSettings> {
  const file = fileOf(environment);
  return await withLock(`${file}.lock`, async () => {
    const settings = { ...(await readUserSettings(environment)), ...change };
    await writePrivateJson(file, settings);
    return settings;
  });
}

/** The device a service is told of. Its id is made once, and says nothing of the computer. */
export async function deviceOf(
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly deviceId: string; readonly deviceLabel: string }> {
  const known = (await readUserSettings(environment)).deviceId;
  const deviceId = known ?? `cli-${randomUUID()}`;
  if (known === undefined) await changeUserSettings(environment, { deviceId });
  return { deviceId, deviceLabel: (hostname() || 'a computer').slice(0, 120) };
}

function fileOf(environment: NodeJS.ProcessEnv): string {
  return join(platformFolders(environment).settings, 'settings.json');
}

function isSettings(value: unknown): value is UserSettings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return (
    TEXTS.every((name) => fields[name] === undefined || typeof fields[name] === 'string') &&
    (fields['tone'] === undefined || isTone(fields['tone']))
  );
}

function isTone(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}

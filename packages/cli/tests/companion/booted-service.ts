import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService } from '@faircopy/service';
import { readSettings } from '@faircopy/service/settings';
import { startIssuer } from './issuer.ts';
import { layLine } from './line.ts';

const PLAIN_EDITOR = new URL('./plain-editor.ts', import.meta.url);

/** A real service on a port of its own, and the folders of somebody who uses it. */
export interface Booted extends AsyncDisposable {
  readonly address: string;
  /** The owner's key. */
  readonly key: string;
  readonly ownerLink: string;
  /** Settings of the person's commands. */
  readonly environment: NodeJS.ProcessEnv;
  /** Settings of commands on the host. */
  readonly host: NodeJS.ProcessEnv;
  /** A folder for files, which goes with the service. */
  readonly folder: string;
  /** Breaks every connection, and each new one, until it is plugged in again. */
  unplug(): void;
  plugIn(): void;
}

/** Boots a service, with nothing in its store but the owner. */
export async function boot(settings: NodeJS.ProcessEnv = {}): Promise<Booted> {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-companion-'));
  const host: NodeJS.ProcessEnv = {
    FAIRCOPY_PORT: '0',
    FAIRCOPY_LOG_LEVEL: 'silent',
    FAIRCOPY_DATA_DIR: join(folder, 'data'),
    FAIRCOPY_LIMIT_KEY_PER_MINUTE: '0',
    FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '0',
    FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: '0',
    FAIRCOPY_LIMIT_DESKTOP_SESSION_PER_MINUTE: '0',
    ...settings,
  };
  const service = await createService(readSettings(host), { pool: { threads: 1, worker: PLAIN_EDITOR } });
  const { firstKey, ownerLink } = service;
  // The service keeps its port while it is away, or another program might have it when it comes back.
  const line = await layLine(service.address);
  const { address } = line;
  return {
    address,
    key: firstKey ?? '',
    ownerLink: ownerLink ?? '',
    environment: { HOME: join(folder, 'home'), FAIRCOPY_SERVICE: address },
    host,
    folder,
    unplug: line.unplug,
    plugIn: line.plugIn,
    [Symbol.asyncDispose]: async () => {
      line.end();
      await service[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Boots a service that trusts an outside issuer, and leaves behind what signing in there leaves behind. */
export async function bootSignedIn(settings: NodeJS.ProcessEnv = {}): Promise<Booted> {
  const issuer = await startIssuer();
  const booted = await boot({ ...issuer.settings, ...settings });
  const folder = join(booted.environment['HOME'] ?? '', '.config/faircopy');
  const signIn = {
    issuer: issuer.address,
    clientId: 'companion',
    idToken: issuer.token('ada'),
    idTokenExpiresAt: Date.now() + 3_600_000,
    refreshToken: null,
    name: 'ada',
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'credentials.json'), JSON.stringify({ [booted.address]: signIn }));
  return {
    ...booted,
    [Symbol.asyncDispose]: async () => {
      await booted[Symbol.asyncDispose]();
      await issuer[Symbol.asyncDispose]();
    },
  };
}

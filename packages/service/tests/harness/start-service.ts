import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { createKey, type NewKeyRequest } from '../../src/access/keys.ts';
import { createEditorPool } from '../../src/models/embedded/pool.ts';
import { createService, type Service, type ServiceOverrides } from '../../src/service.ts';
import { readSettings } from '../../src/settings/read.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { type Client, createClient } from './client.ts';
import { STAND_IN_WORKER } from './stand-in.ts';

/**
 * Replaces the editor by a worker that needs no dictionaries, and does odd things on request. A thread costs more to start
 * than most tests do, so the services of a test process share theirs.
 */
export const STAND_IN: ServiceOverrides = {
  editor: createEditorPool({ threads: 1, worker: STAND_IN_WORKER }),
};

/** The editor itself, in one thread that services share: its dictionaries take seconds to load, and each thread loads its own. */
export const OWN_EDITOR: ServiceOverrides = { editor: createEditorPool({ threads: 1 }) };

export interface RunningService {
  readonly address: string;
  readonly key: string;
  readonly settings: Settings;
  readonly service: Service;
  readonly call: Client;
  /** The store of the service, opened a second time. */
  readonly storage: Storage;
  /** A further key of the owner; live, with every scope, unless told otherwise. */
  makeKey(request?: Partial<NewKeyRequest>): Promise<string>;
  /** Everything it logged so far, as text. */
  logged(): string;
  stop(): Promise<void>;
}

/**
 * Starts a service on a free port with a data folder of its own. It ends with the test, unless the test ends it.
 *
 * @param environment settings that differ from those of the harness
 */
export async function startService(
  environment: Readonly<Record<string, string>> = {},
  overrides: ServiceOverrides = STAND_IN,
): Promise<RunningService> {
  const service = await startServiceForFile(environment, overrides);
  // A hook of this file would be heard in the first test file alone: they share its module.
  onTestFinished(service.stop);
  return service;
}

/** As `startService`, for several tests at once; whoever starts it stops it. */
export async function startServiceForFile(
  environment: Readonly<Record<string, string>> = {},
  overrides: ServiceOverrides = STAND_IN,
): Promise<RunningService> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'faircopy-test-'));
  const settings = readSettings({
    FAIRCOPY_PORT: '0',
    FAIRCOPY_DATA_DIR: dataDirectory,
    FAIRCOPY_LIMIT_KEY_PER_MINUTE: '0',
    FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '0',
    FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: '0',
    FAIRCOPY_LIMIT_DESKTOP_SESSION_PER_MINUTE: '0',
    ...environment,
  });
  let log = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const logger = createLogger('debug', sink);
  const service = await createService(settings, {
    logger,
    checksAnswers: true,
    shortestTrialMs: 0,
    ...overrides,
  });
  const storage = await openStorage(settings, { alongside: true });
  const key = service.firstKey ?? '';
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await storage.close();
    await service[Symbol.asyncDispose]();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const call = await createClient(service.address, key, settings.revision);
  const makeKey: RunningService['makeKey'] = async (request) => {
    const owner = await storage.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const usual = { userId: owner.id, mode: 'live', scopes: settings.revision.scopes.api } as const;
    return (await createKey(storage.db, settings.plans, { ...usual, ...request })).key;
  };
  const { address } = service;
  return { address, key, settings, service, call, storage, makeKey, logged: () => log, stop };
}

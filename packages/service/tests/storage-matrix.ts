import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe } from 'vitest';
import { Secret } from '../src/settings/secret.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/storage.ts';

/** What a storage test works with. Everything opened is closed and removed after the test. */
export interface StorageHarness {
  readonly dialect: Storage['dialect'];
  /** An empty store of its own for the test; the second call opens the same one again, as a second process would. */
  open(): Promise<Storage>;
  /** The settings that lead to the store of the test. */
  place(): Promise<Place>;
}

interface Place {
  readonly dataDirectory: string;
  readonly databaseUrl: Secret | null;
  readonly secret: Secret | null;
}

const SERVER = process.env['TEST_DATABASE_URL'];
const SERVERS_REQUIRED = process.env['FAIRCOPY_TEST_REQUIRE_SERVERS'] === '1';

/**
 * Defines the same tests on SQLite, always, and on PostgreSQL, when TEST_DATABASE_URL names a server. Without one they are
 * reported as skipped; with FAIRCOPY_TEST_REQUIRE_SERVERS=1 they fail instead.
 */
export function onEveryDialect(name: string, define: (harness: StorageHarness) => void): void {
  describe(`${name} on SQLite`, () => define(harnessOf('sqlite')));
  onPostgres(name, define);
}

/** As `onEveryDialect`, for what only several processes on one store can do. */
export function onPostgres(name: string, define: (harness: StorageHarness) => void): void {
  if (SERVER === undefined && !SERVERS_REQUIRED) {
    describe.skip(`${name} on PostgreSQL (skipped: TEST_DATABASE_URL is not set)`, () =>
      define(harnessOf('postgres')));
    return;
  }
  describe(`${name} on PostgreSQL`, () => define(harnessOf('postgres')));
}

function harnessOf(dialect: Storage['dialect']): StorageHarness {
  let place: Promise<Place> | undefined;
  const opened: Storage[] = [];
  const undo: (() => Promise<void>)[] = [];
  const placeOnce = () => {
    place ??= dialect === 'sqlite' ? newFolder(undo) : newSchema(undo);
    return place;
  };
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
    for (const step of undo.splice(0).reverse()) await step();
    place = undefined;
  });
  return {
    dialect,
    place: placeOnce,
    open: async () => {
      const storage = await openStorage(await placeOnce(), { alongside: opened.length > 0 });
      opened.push(storage);
      return storage;
    },
  };
}

async function newFolder(undo: (() => Promise<void>)[]): Promise<Place> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'faircopy-storage-'));
  undo.push(() => rm(dataDirectory, { recursive: true }));
  return { dataDirectory, databaseUrl: null, secret: null };
}

/** A schema of the test's own, found by the search path of its connections. */
async function newSchema(undo: (() => Promise<void>)[]): Promise<Place> {
  if (SERVER === undefined) throw new Error('FAIRCOPY_TEST_REQUIRE_SERVERS=1 asks for TEST_DATABASE_URL.');
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await onServer(SERVER, `create schema ${schema}`);
  undo.push(() => onServer(SERVER, `drop schema ${schema} cascade`));
  const url = new URL(SERVER);
  // As with folders in memory: no test cuts the power, and each commit would wait for the disk.
  url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return { ...(await newFolder(undo)), databaseUrl: new Secret(url.href) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

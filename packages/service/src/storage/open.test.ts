import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { Fault } from '../errors.ts';
import { Secret } from '../settings/secret.ts';
import { openStorage } from './open.ts';

onEveryDialect('an opened store', (harness) => {
  test('has every table, empty', async () => {
    const { db } = await harness.open();
    for (const table of ['users', 'apiKeys', 'translations', 'userFeeds', 'events', 'usage'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('keeps what was written when it is opened again', async () => {
    const first = await harness.open();
    await first.db.insertInto('serviceState').values({ name: 'a', value: 'b' }).execute();
    await first.close();
    const second = await harness.open();
    expect(await second.db.selectFrom('serviceState').selectAll().execute()).toEqual([
      { name: 'a', value: 'b' },
    ]);
    expect(second.secret.reveal()).toBe(first.secret.reveal());
  });

  test('can be closed twice', async () => {
    const storage = await harness.open();
    await storage.close();
    await expect(storage.close()).resolves.toBeUndefined();
  });

  test('can be opened by several processes at once while its tables are being made', async () => {
    const place = await harness.place();
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => openStorage(place, { alongside: true })),
    );
    for (const { db } of opened) expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    for (const storage of opened) await storage.close();
  });

  test('undoes a transaction that throws', async () => {
    const { db } = await harness.open();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('serviceState').values({ name: 'a', value: 'b' }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.selectFrom('serviceState').selectAll().execute()).toEqual([]);
  });

  test('gives instants back as the numbers they were', async () => {
    const { db } = await harness.open();
    const createdAt = 1_790_000_000_123_456;
    await db
      .insertInto('users')
      .values({ ...someone, createdAt })
      .execute();
    expect((await db.selectFrom('users').select('createdAt').executeTakeFirst())?.createdAt).toBe(createdAt);
  });

  test('refuses a key of a user that does not exist', async () => {
    const { db } = await harness.open();
    const usage = {
      userId: 'usr_nobody',
      month: '2026-01',
      managedTokens: 1,
      reservedTokens: 0,
      refinements: 0,
    };
    await expect(db.insertInto('usage').values(usage).execute()).rejects.toThrow(/foreign key/i);
  });

  test('refuses to run on tables of a newer version', async () => {
    const storage = await harness.open();
    await sql`insert into ${sql.table('kysely_migration')} values ('9999-later', '2030-01-01T00:00:00Z')`.execute(
      storage.db,
    );
    await storage.close();
    await expect(harness.open()).rejects.toThrow(/newer Faircopy.*9999-later/);
  });
});

const someone = {
  id: 'usr_1',
  issuer: 'local',
  subject: 'usr_1',
  tier: 'free',
  customInstructions: '',
};

describe('a data folder', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'faircopy-folder-'));
  });
  afterEach(() => rm(parent, { recursive: true }));
  const at = (dataDirectory: string) => ({ dataDirectory, databaseUrl: null, secret: null });

  test('is made with a secret that only its owner can read', async () => {
    const folder = join(parent, 'deep', 'data');
    await using storage = await openStorage(at(folder));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(storage.secret.reveal()).toHaveLength(43);
    expect((await readdir(folder)).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
  });

  test('keeps no secret when one is given', async () => {
    const secret = new Secret('given');
    await using storage = await openStorage({ ...at(parent), secret });
    expect(storage.secret).toBe(secret);
    expect(await readdir(parent)).not.toContain('secret');
  });

  test('in use refuses a second service, naming the folder and the process', async () => {
    await using _held = await openStorage(at(parent));
    const second = openStorage(at(parent));
    await expect(second).rejects.toThrow(
      `${parent} is already in use by another Faircopy (process ${process.pid})`,
    );
  });

  test('in use is still open to a short piece of work on its host', async () => {
    await using _held = await openStorage(at(parent));
    await using visitor = await openStorage(at(parent), { alongside: true });
    await expect(visitor.db.selectFrom('users').selectAll().execute()).resolves.toEqual([]);
  });

  test('that cannot be made is named, also where what lies above takes no folders', async () => {
    const file = join(parent, 'file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'data'), '/proc/nowhere/data'])
      await expect(openStorage(at(folder))).rejects.toThrow(`The data folder ${folder} cannot be made`);
  });

  test('whose files cannot be used is named', async () => {
    await mkdir(join(parent, 'faircopy.lock'));
    await expect(openStorage(at(parent))).rejects.toThrow(
      /faircopy\.lock cannot be used \(.+\)\. See that this user may write it/,
    );
  });

  test('given up can be taken again', async () => {
    await (await openStorage(at(parent))).close();
    await using again = await openStorage(at(parent));
    expect(again.dialect).toBe('sqlite');
  });

  test('without a store is left as it is by work that needs one', async () => {
    const folder = join(parent, 'data');
    const opening = openStorage(at(folder), { alongside: true, existing: true });
    await expect(opening).rejects.toThrow(`There is no store in ${folder}`);
    expect(await readdir(parent)).toEqual([]);
  });

  test('that cannot be made is refused in words', async () => {
    await writeFile(join(parent, 'file'), '');
    await expect(openStorage(at(join(parent, 'file', 'data')))).rejects.toThrow(
      /cannot be made.*FAIRCOPY_DATA_DIR/,
    );
  });

  test('with a secret that was cut short is refused in words', async () => {
    await writeFile(join(parent, 'secret'), 'short');
    await expect(openStorage(at(parent))).rejects.toThrow(/cannot be used: it has 5 characters/);
    await expect(openStorage(at(parent))).rejects.toThrow(/cannot be used/);
  });
});

describe('a store that is out of reach', () => {
  test('stops the start with the address, without its password', async () => {
    const databaseUrl = new Secret(
      'postgres://ann:hunter2@127.0.0.1:1/x',
      'postgres://ann:***@127.0.0.1:1/x',
    );
    const dataDirectory = await mkdtemp(join(tmpdir(), 'faircopy-folder-'));
    const opening = openStorage({ dataDirectory, databaseUrl, secret: null });
    await expect(opening).rejects.toThrow(/postgres:\/\/ann:\*\*\*@127\.0\.0\.1:1\/x .*ECONNREFUSED/);
    await rm(dataDirectory, { recursive: true });
  });

  test('answers a query with ERR_UNAVAILABLE and the time to wait', async () => {
    const { Kysely } = await import('kysely');
    const { GuardedPostgresDialect } = await import('./postgres/dialect.ts');
    const { openPool } = await import('./postgres/pool.ts');
    const pool = openPool('postgres://127.0.0.1:1/x', { connections: 2, statementTimeoutMs: 1_000 });
    const dialect = new GuardedPostgresDialect(pool);
    const db = new Kysely<{ users: { id: string } }>({ dialect });
    const error: unknown = await db
      .selectFrom('users')
      .selectAll()
      .execute()
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(Fault);
    expect(error).toMatchObject({ code: 'ERR_UNAVAILABLE', retryAfterSeconds: 5 });
    await db.destroy();
  });
});

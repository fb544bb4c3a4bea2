import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { UPSTREAM_KEY, type Upstream } from './upstream.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const REDIS = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
export const SECRET = 'bench-secret-0b7d1c94e2f84a5b9c3d6e8f1a2b3c4d';

/** Where a service keeps its things, and with which settings it finds them and its model. */
export interface Place extends AsyncDisposable {
  readonly environment: Readonly<Record<string, string>>;
  /** The database of a PostgreSQL place. */
  readonly databaseUrl: string | null;
}

/** A folder, or a database of its own, with every translate going to the upstream and a quota that is counted. */
export async function newPlace(
  upstream: Pick<Upstream, 'address'> | null,
  store: 'sqlite' | 'postgres',
  folder?: string,
  /** Follows `create database` and its name. */
  clause = '',
): Promise<Place> {
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'faircopy-faults-')));
  const models =
    upstream === null
      ? []
      : [
          {
            id: 'up',
            provider: 'openai-compatible',
            model: 'm',
            baseURL: upstream.address,
            apiKeyEnv: 'UPSTREAM_KEY',
          },
        ];
  const metered = {
    features: ['apiAccess', 'iterativeRefinement'],
    managedTokensPerMonth: 2_000_000_000,
    maxApiKeys: 9,
  };
  const config = join(home, 'models.json');
  await writeFile(config, JSON.stringify({ models, plans: { metered } }));
  const database = store === 'postgres' ? `faults_${randomBytes(6).toString('hex')}` : null;
  if (database !== null) await onServer(`create database ${database} ${clause}`);
  const databaseUrl =
    database === null ? null : Object.assign(new URL(SERVER), { pathname: `/${database}` }).href;
  return {
    databaseUrl,
    environment: {
      FAIRCOPY_DATA_DIR: join(home, 'data'),
      FAIRCOPY_CONFIG: config,
      FAIRCOPY_DEFAULT_TIER: 'metered',
      FAIRCOPY_SECRET: SECRET,
      UPSTREAM_KEY,
      ...(databaseUrl === null ? {} : { FAIRCOPY_DATABASE_URL: databaseUrl }),
    },
    [Symbol.asyncDispose]: async () => {
      if (database !== null) await onServer(`drop database if exists ${database} with (force)`);
      if (folder === undefined) await rm(home, { recursive: true, force: true });
    },
  };
}

/** Does one thing on the server as its administrator. @returns the rows it gives */
export async function onServer(statement: string, database = SERVER): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

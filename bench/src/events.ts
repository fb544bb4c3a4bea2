import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Row } from './row.ts';
import { Desk } from './service/desk.ts';
import { Issuer } from './service/issuer.ts';
import { RunningService } from './service/running-service.ts';

const EVENTS = 10_000;
const PROCESSES = 4;
/** Requests under way at each process. */
const WRITERS = 4;
const PAGE = 7;
const PROJECT = 'bench';

interface Page {
  readonly items: readonly { readonly eventId: string }[];
  readonly nextCursor: string | null;
}

/**
 * 10,000 events of one person while a client polls the feed in pages of 7: none may be skipped and none may come twice. On
 * SQLite with one process, and with four on the PostgreSQL that TEST_DATABASE_URL names.
 */
export async function events(): Promise<Row[]> {
  const rows = [await countEvents('SQLite', 1, {})];
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return rows;
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create schema ${schema}`);
  try {
    const url = new URL(server);
    url.searchParams.set('options', `-c search_path=${schema}`);
    const secret = randomBytes(32).toString('base64url');
    const shared = { FAIRCOPY_DATABASE_URL: url.href, FAIRCOPY_SECRET: secret };
    rows.push(await countEvents('PostgreSQL', PROCESSES, shared));
  } finally {
    await onServer(server, `drop schema ${schema} cascade`);
  }
  return rows;
}

async function countEvents(store: string, count: number, environment: Record<string, string>): Promise<Row> {
  using issuer = await Issuer.start();
  await using services = new AsyncDisposableStack();
  const desks: Desk[] = [];
  while (desks.length < count) {
    const all = { ...issuer.environment, FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: '0', ...environment };
    const service = services.use(await RunningService.start(all, { makesStore: desks.length === 0 }));
    desks.push(await Desk.open(service.address, issuer, `device-${desks.length}`));
  }
  const started = performance.now();
  let left = EVENTS;
  const write = async (desk: Desk) => {
    while (left > 0) {
      left -= 1;
      await desk.post(
        'projects',
        JSON.stringify({ projectId: PROJECT, name: `${left}`, rootPath: '/bench' }),
      );
    }
  };
  const writing = Promise.all(desks.flatMap((desk) => Array.from({ length: WRITERS }, () => write(desk))));
  let written = false;
  const done = writing.finally(() => {
    written = true;
  });
  // A writer that fails ends the polling; the failure is thrown below.
  done.catch(() => undefined);
  const seen = await poll(desks, () => written);
  await done;
  const distinct = new Set(seen).size;
  return {
    bench: 'events',
    through: 'service',
    counted: `${EVENTS} events, ${count} ${count === 1 ? 'process' : 'processes'} on ${store}, pages of ${PAGE}`,
    measuredMs: performance.now() - started,
    floorMs: 0,
    figure: { label: 'skipped or twice', value: EVENTS - distinct + (seen.length - distinct), bound: 0 },
    note: `${seen.length} seen, ${distinct} of them different; no floor`,
  };
}

/** Reads on, of each process in turn, until a page that was asked for after the last write is empty. */
async function poll(desks: readonly Desk[], written: () => boolean): Promise<string[]> {
  const seen: string[] = [];
  let after = '';
  for (let turn = 0, last = false; ; turn += 1) {
    last = written();
    const page = (await desks[turn % desks.length]?.get(
      `sync?projectId=${PROJECT}&limit=${PAGE}${after}`,
    )) as Page;
    seen.push(...page.items.map(({ eventId }) => eventId));
    if (page.nextCursor !== null) after = `&after=${encodeURIComponent(page.nextCursor)}`;
    else if (last) return seen;
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

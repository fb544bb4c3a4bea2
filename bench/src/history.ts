import { DatabaseSync } from 'node:sqlite';
import type { Row } from './row.ts';
import { RunningService } from './service/running-service.ts';
import { median } from './statistics.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const PAGE = 50;
const REQUESTS = 300;
const WARM_UP = 50;
const BOUND = 1.5;

/** What the first page of a history costs when the history is a hundred times as long. */
export async function history(): Promise<Row[]> {
  await using service = await RunningService.start();
  const headers = { 'x-api-key': service.key };
  const ask = async (path: string) => {
    const response = await fetch(`${service.address}/api/v1/${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return ((await response.json()) as { data: { userId: string; items: unknown[] } }).data;
  };
  const { userId } = await ask('me');
  const pageTime = async () => {
    const times: number[] = [];
    for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
      const started = performance.now();
      const { items } = await ask(`history?limit=${PAGE}`);
      if (items.length !== PAGE) throw new Error(`the page has ${items.length} items`);
      if (turn >= 0) times.push(performance.now() - started);
    }
    return median(times);
  };
  fill(service.storeFile, userId, 0, FEW);
  const floorMs = await pageTime();
  fill(service.storeFile, userId, FEW, MANY);
  const measuredMs = await pageTime();
  return [
    {
      bench: 'history',
      through: 'service',
      counted: `${MANY} items, pages of ${PAGE}, ${REQUESTS} requests`,
      measuredMs,
      floorMs,
      figure: { label: 'ratio', value: measuredMs / floorMs, bound: BOUND },
      note: `floor is the same page of ${FEW} items`,
    },
  ];
}

/** Puts items straight into the store, since a million requests would take hours. */
function fill(file: string, userId: string, from: number, to: number): void {
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 10000; pragma synchronous = off');
  db.prepare(
    `with recursive item(n) as (select ? union all select n + 1 from item where n + 1 < ?)
     insert into translations (userId, id, inputText, output, audience, context, format, tone, wordCount, latencyMs, createdAt, updatedAt)
     select ?, printf('tr_%020d', n), 'Retry the export.', 'The export is retried, item ' || n || '.',
       'SRE', 'Backend', 'RFC', 50, 7, 12, 1767225600000000 + n * 1000003,
       1767225600000000 + n * 1000003 from item`,
  ).run(from, to, userId);
  db.close();
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentMegabytes } from './reliability/resident.ts';
import { specificationOf } from './requests.ts';
import type { Row } from './row.ts';
import { postStage } from './service/post-stage.ts';
import { median } from './statistics.ts';

const COMMAND = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const STARTS = 5;
const ANSWER_BOUND_MS = 1_000;
const IDLE_BOUND_MIB = 180;
const WORKED_BOUND_MIB = 400;

interface Started {
  readonly answeredMs: number;
  readonly documentMs: number;
  readonly idleMegabytes: number;
  readonly workedMegabytes: number;
}

/** From nothing to the first answer to somebody with a key, and to the first document; and the memory before and after it. */
export async function start(): Promise<Row[]> {
  const floors: number[] = [];
  const starts: Started[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    floors.push(await emptyProcess());
    starts.push(await fromNothing());
  }
  const middle = (read: (started: Started) => number) => median(starts.map(read));
  const answeredMs = middle(({ answeredMs: value }) => value);
  const floorMs = median(floors);
  const common = { through: 'service', counted: `${STARTS} starts on an empty folder`, floorMs } as const;
  const memory = (bench: string, value: number, bound: number): Row => ({
    ...common,
    bench,
    measuredMs: answeredMs,
    figure: { label: 'MiB', value, bound },
    note: 'resident, the editor’s thread among it; floor is the start of an empty process',
  });
  return [
    {
      ...common,
      bench: 'start',
      measuredMs: answeredMs,
      figure: { label: 'first answer ms', value: answeredMs, bound: ANSWER_BOUND_MS },
      note: `first document of the embedded model after ${middle(({ documentMs }) => documentMs).toFixed(0)} ms`,
    },
    memory(
      'idle memory',
      middle(({ idleMegabytes }) => idleMegabytes),
      IDLE_BOUND_MIB,
    ),
    memory(
      'memory after a document',
      middle(({ workedMegabytes }) => workedMegabytes),
      WORKED_BOUND_MIB,
    ),
  ];
}

async function fromNothing(): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-start-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [COMMAND, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      FAIRCOPY_PORT: '0',
      FAIRCOPY_DATA_DIR: folder,
      FAIRCOPY_LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += text;
      if (/fc_live_\w+\s/.test(said)) break;
    }
    child.stdout.resume();
    const access = {
      address: /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '',
      key: /fc_live_\w+/.exec(said)?.[0] ?? '',
    };
    const answer = await fetch(`${access.address}/api/v1/me`, { headers: { 'x-api-key': access.key } });
    await answer.arrayBuffer();
    const answeredMs = performance.now() - startedAt;
    const idleMegabytes = residentMegabytes(child.pid ?? 0);
    await postStage(access, 'translate', specificationOf('we need a endpoint that give back open invoices'));
    const documentMs = performance.now() - startedAt;
    return { answeredMs, documentMs, idleMegabytes, workedMegabytes: residentMegabytes(child.pid ?? 0) };
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds that the runtime alone takes to begin and end. */
function emptyProcess(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', () => resolve(performance.now() - startedAt)));
}

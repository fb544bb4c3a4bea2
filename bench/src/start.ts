import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Format } from '@faircopy/contract';
import { allProcessorMs, residentMegabytes } from './reliability/resident.ts';
import { correctionsOf, specificationOf } from './requests.ts';
import type { Row } from './row.ts';
import { type Access, postStage } from './service/post-stage.ts';
import { startCommand } from './service/start-command.ts';
import { median } from './statistics.ts';
import type { Text } from './texts.ts';

const STARTS = 5;
const ANSWER_BOUND_MS = 1_000;
const IDLE_BOUND_MIB = 180;
const WORKED_BOUND_MIB = 400;

interface Started {
  readonly answeredMs: number;
  readonly documentMs: number;
  readonly documentProcessorMs: number;
  readonly idleMegabytes: number;
  readonly workedMegabytes: number;
}

/**
 * From nothing to the first answer to somebody with a key, and to the first document; and the memory before the editor
 * has worked, and after it has corrected every text and made a document of each, in all formats.
 */
export async function start(texts: readonly Text[]): Promise<Row[]> {
  const floors: number[] = [];
  const starts: Started[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    floors.push(await emptyProcess());
    starts.push(await fromNothing(texts));
  }
  const middle = (read: (started: Started) => number) => median(starts.map(read));
  const floorMs = median(floors);
  const common = { through: 'service', counted: `${STARTS} starts on an empty folder`, floorMs } as const;
  const time = (bench: string, measuredMs: number, note: string): Row => ({
    ...common,
    bench,
    measuredMs,
    figure: { label: 'ms', value: measuredMs, bound: ANSWER_BOUND_MS },
    note,
  });
  const memory = (bench: string, value: number, bound: number, note: string): Row => ({
    ...common,
    bench,
    measuredMs: middle(({ answeredMs }) => answeredMs),
    figure: { label: 'MiB', value, bound },
    note: `resident, the editor’s thread among it${note}`,
  });
  const processorMs = middle(({ documentProcessorMs }) => documentProcessorMs);
  return [
    time(
      'start',
      middle(({ answeredMs }) => answeredMs),
      'first answer to a key; floor is the start of an empty process',
    ),
    time(
      'first document',
      middle(({ documentMs }) => documentMs),
      `of the embedded model; all threads together used ${processorMs.toFixed(0)} ms of processor`,
    ),
    memory(
      'idle memory',
      middle(({ idleMegabytes }) => idleMegabytes),
      IDLE_BOUND_MIB,
      ', at the first answer',
    ),
    memory(
      'memory after work',
      middle(({ workedMegabytes }) => workedMegabytes),
      WORKED_BOUND_MIB,
      `, ${texts.length} texts corrected and made documents of`,
    ),
  ];
}

async function fromNothing(texts: readonly Text[]): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-start-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, startCommand(), {
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
    const pid = child.pid ?? 0;
    const answer = await fetch(`${access.address}/api/v1/me`, { headers: { 'x-api-key': access.key } });
    await answer.arrayBuffer();
    const answeredMs = performance.now() - startedAt;
    const idleMegabytes = residentMegabytes(pid);
    await postStage(access, 'translate', specificationOf('we need a endpoint that give back open invoices'));
    const documentMs = performance.now() - startedAt;
    const documentProcessorMs = allProcessorMs(pid);
    await work(access, texts);
    const workedMegabytes = residentMegabytes(pid);
    return { answeredMs, documentMs, documentProcessorMs, idleMegabytes, workedMegabytes };
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Corrects all texts, and makes a document of each, in one format after the other. */
async function work(access: Access, texts: readonly Text[]): Promise<void> {
  for (const [at, { input }] of texts.entries()) {
    await postStage(access, 'optimize', correctionsOf(input));
    const format = Format.enum[at % Format.enum.length];
    await postStage(access, 'translate', { ...specificationOf(input), format });
  }
}

/** Milliseconds that the runtime alone takes to begin and end. */
function emptyProcess(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', () => resolve(performance.now() - startedAt)));
}

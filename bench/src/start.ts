import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

/** A service that uses no more processor within so long has nothing left to do. */
const STILL_MS = 1_000;
const TICK_MS = 10;
/** A thread that has nothing to do collects its garbage within this. */
const REST_MS = 1_500;

/** A service in a process of its own, from the moment it was started. */
interface Process {
  readonly id: number;
  readonly access: Access;
  readonly elapsedMs: () => number;
}

interface Started {
  readonly answeredMs: number;
  readonly documentMs: number;
  readonly documentProcessorMs: number;
  readonly idleMegabytes: number;
  readonly workedMegabytes: number;
}

/**
 * From nothing to the first answer to somebody with a key, and to the first document; and the memory of a service that nobody
 * has asked for a text and that has nothing left to do, and after it has corrected every text and made a document of each, in
 * all formats.
 */
export async function start(texts: readonly Text[]): Promise<Row[]> {
  const floors: number[] = [];
  const starts: Started[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    floors.push(await emptyProcess());
    const idleMegabytes = await fromNothing(({ id }) => idle(id));
    starts.push({ idleMegabytes, ...(await fromNothing((service) => firstDocument(service, texts))) });
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
      ', when nothing is left to do and no text was sent',
    ),
    memory(
      'memory after work',
      middle(({ workedMegabytes }) => workedMegabytes),
      WORKED_BOUND_MIB,
      `, when nothing is left to do after ${texts.length} texts were corrected and made documents of`,
    ),
  ];
}

/** Starts a service on an empty folder, takes address and key from what it prints, asks it once and measures it. */
async function fromNothing<Measured>(measure: (service: Process) => Promise<Measured>): Promise<Measured> {
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
    const answer = await fetch(`${access.address}/api/v1/me`, { headers: { 'x-api-key': access.key } });
    await answer.arrayBuffer();
    return await measure({ id: child.pid ?? 0, access, elapsedMs: () => performance.now() - startedAt });
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function idle(id: number): Promise<number> {
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    const now = allProcessorMs(id);
    if (now - before <= TICK_MS) return residentMegabytes(id);
    before = now;
    await setTimeout(STILL_MS);
  }
}

async function firstDocument(
  { id, access, elapsedMs }: Process,
  texts: readonly Text[],
): Promise<Omit<Started, 'idleMegabytes'>> {
  const answeredMs = elapsedMs();
  await postStage(access, 'translate', specificationOf('we need a endpoint that give back open invoices'));
  const documentMs = elapsedMs();
  const documentProcessorMs = allProcessorMs(id);
  await work(access, texts);
  await setTimeout(REST_MS);
  return { answeredMs, documentMs, documentProcessorMs, workedMegabytes: await idle(id) };
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

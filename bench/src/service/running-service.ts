import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Access, postStage, type StageName } from './post-stage.ts';
import { startCommand } from './start-command.ts';

const START_TIMEOUT_MS = 30_000;

/** A service in a process of its own on a free port; its data folder goes when it is disposed. */
export class RunningService implements AsyncDisposable, Access {
  readonly #process: ChildProcess;
  readonly #dataFolder: string;
  readonly address: string;
  readonly key: string;

  private constructor(process: ChildProcess, dataFolder: string, { address, key }: Access) {
    this.#process = process;
    this.#dataFolder = dataFolder;
    this.address = address;
    this.key = key;
  }

  /**
   * Starts the service as a first user would and takes address and key from what it prints.
   *
   * @param environment settings beyond the usual ones, which switch rate limits off
   * @param makesStore whether the store is its own, so that it prints a first key; otherwise it has none
   */
  static async start(
    environment: Readonly<Record<string, string>> = {},
    { makesStore } = { makesStore: true },
  ): Promise<RunningService> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'faircopy-bench-'));
    const child = spawn(process.execPath, startCommand(), {
      env: {
        ...process.env,
        FAIRCOPY_PORT: '0',
        FAIRCOPY_DATA_DIR: dataFolder,
        FAIRCOPY_LIMIT_KEY_PER_MINUTE: '0',
        FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '0',
        FAIRCOPY_LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
    const access = await printedAccess(child.stdout, makesStore);
    clearTimeout(timer);
    return new RunningService(child, dataFolder, access);
  }

  get processId(): number {
    return this.#process.pid ?? 0;
  }

  /** The database it writes to. */
  get storeFile(): string {
    return join(this.#dataFolder, 'faircopy.sqlite');
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Posts a body to a stage and gives its output; throws unless the answer is 200. */
  post(stage: StageName, body: object): Promise<string> {
    return postStage(this, stage, body);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#process, 'exit');
    if (this.#process.kill('SIGTERM')) await ended;
    await rm(this.#dataFolder, { recursive: true, force: true });
  }
}

/** Reads until both the address and the first key were printed, then lets the rest flow by. */
async function printedAccess(output: NodeJS.ReadableStream, hasKey: boolean): Promise<Access> {
  const lines = createInterface({ input: output });
  let printed = '';
  for await (const line of lines) {
    printed += `${line}\n`;
    const address = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(printed)?.[0];
    const key = hasKey ? /fc_live_\w+/.exec(printed)?.[0] : '';
    if (address === undefined || key === undefined) continue;
    output.resume();
    return { address, key };
  }
  throw new Error(`the service ended before it printed address and key:\n${printed}`);
}

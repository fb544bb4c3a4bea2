import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The service with a stand-in for the editor, whose dictionaries take seconds to load at every start and are not what is tried. */
const ENTRY = join(import.meta.dirname, '../../../packages/service/tests/harness/service-process.ts');
const START_TIMEOUT_MS = 60_000;

/** A service in a process of its own, which faults are done to. */
export class ServiceUnderTest implements AsyncDisposable {
  readonly #process: ChildProcess;
  readonly #exited: Promise<unknown>;
  readonly address: string;
  /** The key of a first start; empty at a later one. */
  readonly key: string;
  /** Milliseconds from its start until it listened. */
  readonly startMs: number;
  /** Every line it wrote but the one with the key. */
  readonly output: readonly string[];

  private constructor(process: ChildProcess, said: Said, exited: Promise<unknown>, startMs: number) {
    this.#process = process;
    this.#exited = exited;
    this.address = said.address;
    this.key = said.key;
    this.output = said.output;
    this.startMs = startMs;
  }

  static async start(
    environment: Readonly<Record<string, string>>,
    options: readonly string[] = [],
    entry: string = ENTRY,
  ): Promise<ServiceUnderTest> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [...options, entry], {
      env: {
        PATH: process.env['PATH'],
        FAIRCOPY_PORT: '0',
        FAIRCOPY_LIMIT_KEY_PER_MINUTE: '0',
        FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '0',
        FAIRCOPY_LOG_LEVEL: 'info',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
    try {
      const said = await read(child);
      return new ServiceUnderTest(child, said, exited, performance.now() - startedAt);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends it and waits for its end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.#process.kill(signal);
    await this.#exited;
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  get processId(): number {
    return this.#process.pid ?? 0;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.isRunning) await this.end('SIGKILL');
  }
}

interface Said {
  readonly address: string;
  readonly key: string;
  readonly output: string[];
}

/** Reads on until the address and the key, the line after it, are there, and keeps what follows. */
function read(child: ChildProcess): Promise<Said> {
  const output: string[] = [];
  let address: string | null = null;
  return new Promise((resolve, reject) => {
    const listen = (stream: NodeJS.ReadableStream | null) => {
      if (stream === null) return;
      createInterface({ input: stream }).on('line', (line) => {
        if (address !== null && !line.startsWith('{') && (line === '' || line.startsWith('fc_live_'))) {
          resolve({ address, key: line, output });
          return;
        }
        if (line.startsWith('http://')) address = line;
        output.push(line);
      });
    };
    listen(child.stdout);
    listen(child.stderr);
    child.once('exit', () =>
      reject(new Error(`the service ended before it listened:\n${output.join('\n')}`)),
    );
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface SpawnedService {
  readonly address: string;
  /** The key of a first start; null at a later one. */
  readonly firstKey: string | null;
  readonly process: ChildProcess;
  /** @returns the exit status, or the signal that ended it */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null>;
}

/**
 * Starts the service as a process of its own, which ends with the test at the latest.
 *
 * @param entry the file it runs, which prints as `main.ts` does
 */
export async function spawnService(
  environment: Readonly<Record<string, string>>,
  entry = MAIN,
): Promise<SpawnedService> {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      FAIRCOPY_PORT: '0',
      FAIRCOPY_LOG_LEVEL: 'silent',
      FAIRCOPY_LIMIT_KEY_PER_MINUTE: '0',
      FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const address = String((await lines.next()).value);
  const key = String((await lines.next()).value);
  return {
    address,
    firstKey: key === '' ? null : key,
    process: child,
    end: async (signal) => {
      child.kill(signal);
      const [status, killedBy] = await exited;
      return status ?? killedBy;
    },
  };
}

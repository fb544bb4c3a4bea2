import { accessSync, constants, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

/** A folder in memory, where the system has one with room. */
function foldersInMemory(): { TMPDIR?: string } {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES ? { TMPDIR: MEMORY } : {};
  } catch {
    return {};
  }
}

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/tests/**/*.test.ts',
      'tools/src/**/*.test.ts',
      'bench/src/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    // `packages/cli/src/serve/process-settings.ts` says why.
    execArgv: ['--no-memory-protection-keys'],
    // Each of many stores waits for the disk at every commit, and no test cuts the power.
    env: foldersInMemory(),
    // Dictionaries, grammar and the web framework are loaded once a worker, not once a file; no test changes a module's state.
    isolate: false,
    // Node runs the sources as they are, here as in production, and faster than through Vite's module runner.
    experimental: { viteModuleRunner: false },
    // A machine that is busy is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
  },
});

import { defineConfig } from 'vitest/config';

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
    // Dictionaries, grammar and the web framework are loaded once a worker, not once a file; no test changes a module's state.
    isolate: false,
    // A machine that is busy is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
  },
});

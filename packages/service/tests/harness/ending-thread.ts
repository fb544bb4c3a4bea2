import { parentPort } from 'node:worker_threads';
import type { CommitReport } from '../../src/storage/sqlite/commit-thread.ts';

/** A thread for commits that is ready and ends at whatever it is given, as one that ran into a fault. */
parentPort?.on('message', () => {
  process.exit(1);
});
parentPort?.postMessage({ ends: [], carriedOut: [] } satisfies CommitReport);

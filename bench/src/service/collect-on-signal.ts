import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a service before it starts: SIGUSR2 collects garbage, so that what `/metrics` then says of the heap is what
 * the service really holds.
 */
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    collect();
  });
}

import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Text, WARM_UP } from '../texts.ts';
import type { ClockName, Pass, SideName } from './side.ts';

/** Times one side over the texts in a thread of its own, which ends with it. */
export async function timeInThread(side: SideName, texts: readonly Text[], clock: ClockName): Promise<Pass> {
  const inputs = texts.map(({ input }) => input);
  const worker = new Worker(join(import.meta.dirname, 'thread.ts'), {
    workerData: { side, clock, warmUp: WARM_UP, inputs },
  });
  const [pass] = await once(worker, 'message');
  await worker.terminate();
  return pass;
}

import { Worker } from 'node:worker_threads';
import { checkAt } from './checks.ts';
import { inputAt, KIND_COUNT } from './inputs.ts';
import type { Finding, Share } from './share.ts';

/** An input that takes longer has hung: its thread is ended. */
const HANG_MS = 60_000;

/**
 * Has a thread work through a share. A thread that hangs or dies is replaced by another that goes on after the input that
 * did it.
 */
export async function runShare(share: Share, found: (finding: Finding) => void): Promise<void> {
  let from = share.from;
  while (from < share.to) from = await runThread({ ...share, from }, found);
}

/** @returns the index to go on from */
function runThread(share: Share, found: (finding: Finding) => void): Promise<number> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: share });
  return new Promise((resolve) => {
    let current = share.from;
    const fail = (fault: string) => {
      clearTimeout(timer);
      const { kind } = inputAt(share.seed, current);
      const check = checkAt(current, KIND_COUNT);
      found({ index: current, check, kind, faults: [fault], milliseconds: HANG_MS });
      thread.removeAllListeners();
      void thread.terminate().then(() => resolve(current + 1));
    };
    const timer = setTimeout(() => fail('hangs'), 2 * HANG_MS);
    thread.on('message', ({ begun, finding }: { begun?: number; finding?: Finding }) => {
      if (begun !== undefined) {
        current = begun;
        timer.refresh();
      }
      if (finding !== undefined) found(finding);
    });
    thread.on('error', (error) => fail(`ends the thread: ${error.message}`));
    thread.on('exit', () => {
      clearTimeout(timer);
      resolve(share.to);
    });
  });
}

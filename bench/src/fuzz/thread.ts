import { parentPort, workerData } from 'node:worker_threads';
import { CHECK_NAMES, checkAt, faultsOf } from './checks.ts';
import { inputAt, KIND_COUNT } from './inputs.ts';
import type { Finding, Share } from './share.ts';

/**
 * Entry of a worker thread: puts its share of the inputs to the editor, and posts the index of each before and what was
 * found after it, so that whoever started it sees on which one it hangs.
 */
const { seed, from, to, slowMs }: Share = workerData;

// The first call of each operation loads what it needs, which is not the input's doing.
for (const check of CHECK_NAMES)
  await faultsOf(check, { kind: '', text: 'The servise restart, Der Dinst auch.' }, 0);

for (let index = from; index < to; index += 1) {
  const input = inputAt(seed, index);
  const check = checkAt(index, KIND_COUNT);
  parentPort?.postMessage({ begun: index });
  const run = async () => {
    const begun = process.threadCpuUsage();
    const faults = await faultsOf(check, input, index);
    const { user, system } = process.threadCpuUsage(begun);
    return { faults, milliseconds: (user + system) / 1_000 };
  };
  let { faults, milliseconds } = await run();
  // What collecting garbage or compiling made slow is quicker the next time; an input that is slow is so each time.
  for (let turn = 0; turn < 2 && milliseconds > slowMs; turn += 1)
    milliseconds = Math.min(milliseconds, (await run()).milliseconds);
  if (milliseconds > slowMs) faults = [...faults, `takes ${Math.round(milliseconds)} ms`];
  const finding: Finding = { index, check, kind: input.kind, faults, milliseconds };
  parentPort?.postMessage({ finding });
}

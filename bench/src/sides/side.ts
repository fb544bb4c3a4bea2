import { median } from '../statistics.ts';

/** What can be timed in a thread of its own. */
export type SideName = 'harper' | 'editor-corrections' | 'editor-translation';

/** Milliseconds a side took for each text, in the order of the texts. */
export interface Pass {
  /** At first sight: the thread has seen nothing of the text before. */
  readonly first: readonly number[];
  /** Seen before: the median of further times, when code is compiled and libraries remember what they remember. */
  readonly again: readonly number[];
}

/** Works through one text; the result is thrown away. */
export type Work = (input: string) => Promise<unknown>;

/**
 * Clocks in milliseconds. `thread` counts the processor time of the thread: what the work costs, whatever else the machine
 * does meanwhile. `wall` is the time a caller waits.
 */
export const CLOCKS = {
  thread: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  wall: () => performance.now(),
} as const;
export type ClockName = keyof typeof CLOCKS;

const REPEATS = 5;

/** Times `work` over all inputs, one at a time: each at first sight, then `REPEATS` times more in a row. */
export async function timePass(work: Work, inputs: readonly string[], clock: () => number): Promise<Pass> {
  const time = async (input: string): Promise<number> => {
    const started = clock();
    await work(input);
    return clock() - started;
  };
  const first: number[] = [];
  const again: number[] = [];
  for (const input of inputs) {
    first.push(await time(input));
    const repeats: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) repeats.push(await time(input));
    again.push(median(repeats));
  }
  return { first, again };
}

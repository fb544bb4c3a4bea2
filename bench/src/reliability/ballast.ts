import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { saysWhen, statuses, unmet } from './fault.ts';
import type { Load } from './load.ts';
import { untilUp } from './trial.ts';

/** Takes up room on a small disk. */
export async function layBallast(file: string, bytes: number): Promise<void> {
  await writeFile(file, Buffer.alloc(bytes));
}

/** Waits until a full disk has refused many requests, makes room, and goes on until answers come again. */
export async function throwBallast(file: string, load: Load) {
  while (load.count(503) < 40) await pause(20);
  await rm(file);
  const upAgainMs = await untilUp(load);
  await load.until(20);
  await load.stop();
  return {
    counted: statuses(load),
    unmet: unmet({
      'every 503 said when to come again': saysWhen(load, 503),
      'nothing else went wrong': load.outcomes.every(({ status }) => status === 200 || status === 503),
    }),
    upAgainMs,
  };
}

import { type Fault, type FaultReport, isSound } from './fault.ts';
import { clockJumps } from './faults/clock-jumps.ts';
import { crowd } from './faults/crowd.ts';
import {
  databaseGone,
  databaseLocked,
  databaseReadOnly,
  databaseSilent,
  databaseSlow,
} from './faults/database.ts';
import { databaseFull } from './faults/database-full.ts';
import { diskFull } from './faults/disk-full.ts';
import { killed, oneOfTwoKilled } from './faults/killed.ts';
import { manyStarts } from './faults/many-starts.ts';
import { redisGone } from './faults/redis-gone.ts';
import { stopped } from './faults/stopped.ts';
import { upstreamHangs } from './faults/upstream-hangs.ts';
import { workerDies } from './faults/worker-dies.ts';

/**
 * `npm run faults`, or `npm run faults -- killed crowd` for some of them. Each does harm to a service under load and then holds
 * what its clients were promised against what is stored. Exits 1 when a promise was broken.
 */
const FAULTS: Readonly<Record<string, Fault>> = {
  killed,
  'one-killed': oneOfTwoKilled,
  'many-starts': manyStarts,
  'database-gone': databaseGone,
  'database-silent': databaseSilent,
  'database-slow': databaseSlow,
  'database-read-only': databaseReadOnly,
  'database-locked': databaseLocked,
  'database-full': databaseFull,
  'disk-full': diskFull,
  'redis-gone': redisGone,
  'upstream-hangs': upstreamHangs,
  'clock-jumps': clockJumps,
  crowd,
  'worker-dies': workerDies,
  stopped,
};

function lines(report: FaultReport): string[] {
  const { acknowledged, saved, lost, chargedTwice, skipped, leaked, contradictions } = report.findings;
  const again = report.upAgainMs === null ? '' : `, up again after ${report.upAgainMs} ms`;
  return [
    `${isSound(report) ? 'pass' : 'FAIL'}  ${report.fault}: ${report.note}`,
    `      answers ${report.counted}`,
    `      ${acknowledged} acknowledged, ${saved} saved, ${lost} lost, ${chargedTwice} charged twice, ` +
      `${skipped} events skipped, ${leaked} secrets leaked${again}`,
    ...[...report.unmet, ...contradictions].map((fault) => `      NOT SO: ${fault}`),
  ];
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(FAULTS);
let isSoundThroughout = true;
for (const name of wanted) {
  const fault = FAULTS[name];
  if (fault === undefined) throw new Error(`no fault "${name}"; there are ${Object.keys(FAULTS).join(', ')}`);
  const report = await fault();
  if ('skipped' in report) {
    console.log(`skip  ${report.fault}: ${report.skipped}`);
    continue;
  }
  isSoundThroughout &&= isSound(report);
  for (const line of lines(report)) console.log(line);
}
process.exitCode = isSoundThroughout ? 0 : 1;

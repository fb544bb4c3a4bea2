import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layBallast, throwBallast } from '../ballast.ts';
import type { Fault } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

const DISK = '12m';
/** Long inputs fill the disk sooner. */
const SUFFIX = ` ${'and of all their items with the customer they belong to '.repeat(150)}`;

/** Lets the disk run full under load, then makes room. */
export const diskFull: Fault = async () => {
  const disk = await mkdtemp(join(tmpdir(), 'faircopy-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    await rm(disk, { recursive: true });
    return { fault: 'disk full, SQLite', skipped: 'needs the right to mount a small tmpfs' };
  }
  try {
    await using upstream = await startUpstream();
    await using place = await newPlace(upstream, 'sqlite', disk);
    const ballast = join(disk, 'ballast');
    await layBallast(ballast, 5 * 1024 * 1024);
    await using trial = new Trial(place);
    const service = await trial.start();
    const load = new Load(trial.key, () => service.address, { suffix: SUFFIX });
    trial.loads.push(load);
    const outcome = await throwBallast(ballast, load);
    return {
      fault: 'disk full, SQLite',
      ...outcome,
      findings: await trial.findings(),
      note: `tmpfs of ${DISK}B, without a restart`,
    };
  } finally {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
};

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layBallast, throwBallast } from '../ballast.ts';
import type { Fault } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace, onServer } from '../place.ts';
import { Trial } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

const FAULT = 'PostgreSQL with a full disk';
const DISK = '40m';
const BALLAST_BYTES = 16 * 1024 * 1024;
/** Long inputs fill the disk sooner, and what is the same again and again PostgreSQL would compress. */
const SUFFIX = ` ${randomWords(1_100)}`;

/** Lets the disk of PostgreSQL's tables run full under load, then makes room. */
export const databaseFull: Fault = async () => {
  const disk = await mkdtemp(join(tmpdir(), 'faircopy-tables-'));
  const tablespace = `faults_${randomBytes(6).toString('hex')}`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk], { stdio: 'ignore' });
    execFileSync('chown', ['postgres', disk], { stdio: 'ignore' });
    await chmod(disk, 0o700);
    await onServer(`create tablespace ${tablespace} location '${disk}'`);
  } catch {
    execFileSync('sh', ['-c', 'umount "$0" 2>/dev/null || true', disk]);
    await rm(disk, { recursive: true });
    return { fault: FAULT, skipped: 'needs PostgreSQL on this machine and the right to mount a small tmpfs' };
  }
  try {
    await using upstream = await startUpstream();
    await using place = await newPlace(upstream, 'postgres', undefined, `tablespace ${tablespace}`);
    const ballast = join(disk, 'ballast');
    await layBallast(ballast, BALLAST_BYTES);
    await using trial = new Trial(place);
    const service = await trial.start();
    const load = new Load(trial.key, () => service.address, { suffix: SUFFIX });
    trial.loads.push(load);
    const outcome = await throwBallast(ballast, load);
    return {
      fault: FAULT,
      ...outcome,
      findings: await trial.findings(),
      note: `its tables on a tmpfs of ${DISK}B, without a restart`,
    };
  } finally {
    await onServer(`drop tablespace if exists ${tablespace}`);
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  }
};

function randomWords(count: number): string {
  const letters = 'abcdefghijklmnop';
  const word = () => [...randomBytes(7)].map((byte) => letters[byte % letters.length]).join('');
  return Array.from({ length: count }, word).join(' ');
}

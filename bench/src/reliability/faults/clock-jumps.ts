import { join } from 'node:path';
import { type Fault, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

const CLOCK = join(import.meta.dirname, '../jumping-clock.ts');

/** Has the wall clock of the process jump by up to an hour, to and fro, five times a second. */
export const clockJumps: Fault = async () => {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'sqlite');
  await using trial = new Trial(place);
  const service = await trial.start({}, ['--import', CLOCK]);
  const load = new Load(trial.key, () => service.address);
  trial.loads.push(load);
  await load.until(300);
  await load.stop();
  return {
    fault: 'wall clock jumps by an hour',
    counted: statuses(load),
    unmet: unmet({ 'no request failed': load.outcomes.every(({ status }) => status === 200) }),
    findings: await trial.findings(),
    upAgainMs: null,
    note: 'events stay in the order they were committed in',
  };
};

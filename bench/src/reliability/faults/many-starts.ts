import { type Fault, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

const PROCESSES = 6;

/** Has six processes start at the same moment on an empty database: one migrates and makes the owner, the others wait. */
export const manyStarts: Fault = async () => {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'postgres');
  await using trial = new Trial(place);
  const services = await Promise.all(Array.from({ length: PROCESSES }, () => trial.start()));
  const load = new Load(trial.key, (turn) => services[turn % PROCESSES]?.address ?? '');
  trial.loads.push(load);
  await load.until(60);
  await load.stop();
  return {
    fault: 'six processes start at once on an empty database',
    counted: statuses(load),
    unmet: unmet({
      'one of them made the owner': services.filter(({ key }) => key !== '').length === 1,
      'all of them answer': load.outcomes.every(({ status }) => status === 200),
    }),
    findings: await trial.findings(),
    upAgainMs: null,
    note: `all listen after ${Math.max(...services.map(({ startMs }) => startMs)).toFixed(0)} ms at most`,
  };
};

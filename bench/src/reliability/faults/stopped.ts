import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

/** Sends SIGTERM while answers are under way: they are finished, and new ones refused. */
export const stopped: Fault = async () => {
  await using upstream = await startUpstream(700);
  await using place = await newPlace(upstream, 'sqlite');
  await using trial = new Trial(place);
  const service = await trial.start();
  const load = new Load(trial.key, () => service.address);
  trial.loads.push(load);
  await load.until(8);
  await pause(200);
  const before = load.acknowledged.size;
  await service.end('SIGTERM');
  await load.stop();
  const finished = load.acknowledged.size - before;
  return {
    fault: 'SIGTERM in the middle of answers',
    counted: statuses(load),
    unmet: unmet({
      'what was under way was finished': finished >= 8,
      'nothing was cut off': load.outcomes.every(({ status }) => [0, 200, 503].includes(status)),
    }),
    findings: await trial.findings(),
    upAgainMs: null,
    note: `${finished} answers finished after the signal`,
  };
};

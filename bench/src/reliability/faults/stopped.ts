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
  const streams = new Load(trial.key, () => service.address, { name: 'stream', streams: true });
  trial.loads.push(load, streams);
  await Promise.all([load.until(8), streams.until(8)]);
  await pause(200);
  const before = load.acknowledged.size + streams.acknowledged.size;
  await service.end('SIGTERM');
  await Promise.all([load.stop(), streams.stop()]);
  const finished = load.acknowledged.size + streams.acknowledged.size - before;
  return {
    fault: 'SIGTERM in the middle of answers and streams',
    counted: statuses(load, streams),
    unmet: unmet({
      'what was under way was finished': finished >= 8,
      'no stream was cut': streams.cuts === 0,
      'new ones were refused, or not taken': [...load.outcomes, ...streams.outcomes].every(({ status }) =>
        [0, 200, 503].includes(status),
      ),
    }),
    findings: await trial.findings(),
    upAgainMs: null,
    note: `${finished} answers finished after the signal`,
  };
};

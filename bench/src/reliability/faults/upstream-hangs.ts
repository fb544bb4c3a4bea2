import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial, untilUp } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

const TIMEOUT_MS = 1_000;

/** Has the vendor accept requests and say nothing. */
export const upstreamHangs: Fault = async () => {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'sqlite');
  await using trial = new Trial(place);
  const service = await trial.start({ FAIRCOPY_UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) });
  const load = new Load(trial.key, () => service.address);
  trial.loads.push(load);
  await load.until(40);
  upstream.delay(null);
  while (load.count(504) < 3) await pause(20);
  const startedAt = performance.now();
  const health = await fetch(`${service.address}/api/v1/health`);
  const healthMs = Math.round(performance.now() - startedAt);
  await pause(TIMEOUT_MS);
  upstream.delay(20);
  const upAgainMs = await untilUp(load);
  await load.until(40);
  await load.stop();
  return {
    fault: 'vendor hangs',
    counted: statuses(load),
    unmet: unmet({
      'health answered meanwhile': health.status === 200,
      'it was 504, or the embedded model answered': load.outcomes.every(({ status }) =>
        [200, 500, 504].includes(status),
      ),
    }),
    findings: await trial.findings(),
    upAgainMs,
    note: `health in ${healthMs} ms meanwhile`,
  };
};

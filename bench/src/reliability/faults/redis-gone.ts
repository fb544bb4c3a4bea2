import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace, REDIS } from '../place.ts';
import { Trial, untilUp } from '../trial.ts';
import { startUpstream } from '../upstream.ts';
import { wayTo } from '../way.ts';

const AWAY_MS = 3_000;

/** Cuts the way to Redis for three seconds, with limits switched on but out of reach. */
export const redisGone: Fault = async () => {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'sqlite');
  await using trial = new Trial(place);
  const way = await wayTo(new URL(REDIS));
  const service = await trial.start({
    FAIRCOPY_REDIS_URL: way.url,
    FAIRCOPY_LIMIT_KEY_PER_MINUTE: '1000000',
    FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '1000000',
  });
  const load = new Load(trial.key, () => service.address);
  trial.loads.push(load);
  await load.until(40);
  await way.cut();
  await pause(AWAY_MS);
  await load.until(40);
  await way.mend();
  const upAgainMs = await untilUp(load);
  while (!trial.log.includes('is back')) await load.until(5);
  await load.stop();
  const findings = await trial.findings();
  await way.cut();
  return {
    fault: 'Redis gone and back',
    counted: statuses(load),
    unmet: unmet({
      'no request failed': load.outcomes.every(({ status }) => status === 200),
      'the log said so once': trial.log.split('counting in this process').length === 2,
    }),
    findings,
    upAgainMs,
    note: 'counted in the process meanwhile',
  };
};

import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, saysWhen, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial, untilUp } from '../trial.ts';
import { startUpstream } from '../upstream.ts';
import { wayTo } from '../way.ts';

const AWAY_MS = 3_000;
/** Longer than a process waits for a statement, which is fifteen seconds. */
const SILENT_MS = 17_000;

async function through(
  fault: string,
  harm: (way: Awaited<ReturnType<typeof wayTo>>) => Promise<void>,
  note: string,
) {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'postgres');
  await using trial = new Trial(place);
  const way = await wayTo(new URL(place.databaseUrl ?? ''));
  const service = await trial.start({ FAIRCOPY_DATABASE_URL: way.url });
  const load = new Load(trial.key, () => service.address);
  trial.loads.push(load);
  await load.until(40);
  await harm(way);
  const upAgainMs = await untilUp(load);
  await load.until(40);
  await load.stop();
  const demands = unmet({
    'some requests were refused with 503': load.count(503) > 0,
    'every 503 said when to come again': saysWhen(load, 503),
    'nothing else went wrong': load.outcomes.every(({ status }) => status === 200 || status === 503),
  });
  const findings = await trial.findings();
  await way.cut();
  return { fault, counted: statuses(load), findings, upAgainMs, unmet: demands, note };
}

/** Cuts every connection to PostgreSQL for three seconds. */
export const databaseGone: Fault = () =>
  through(
    'PostgreSQL gone and back',
    async (way) => {
      await way.cut();
      await pause(AWAY_MS);
      await way.mend();
    },
    `${AWAY_MS / 1_000} s away`,
  );

/** Has PostgreSQL say nothing for longer than the service waits. */
export const databaseSilent: Fault = () =>
  through(
    'PostgreSQL silent',
    async (way) => {
      way.hang(true);
      await pause(SILENT_MS);
      way.hang(false);
    },
    `${SILENT_MS / 1_000} s without a word`,
  );

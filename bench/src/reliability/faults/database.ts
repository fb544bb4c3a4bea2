import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, saysWhen, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace, onServer, type Place } from '../place.ts';
import { Trial, untilUp } from '../trial.ts';
import { startUpstream } from '../upstream.ts';
import { type Way, wayTo } from '../way.ts';

const AWAY_MS = 3_000;
/** Longer than a process waits for a statement, which is fifteen seconds. */
const SILENT_MS = 17_000;
const SLOW_MS = 150;
/** Longer than PostgreSQL is asked to work on a statement, which is ten seconds. */
const LOCKED_SECONDS = 12;

interface Harm {
  readonly fault: string;
  readonly note: string;
  readonly to: (way: Way, place: Place) => Promise<void>;
  /** Whether requests have to be refused meanwhile; one that is only slow refuses none. Default true. */
  readonly refuses?: boolean;
}

async function through({ fault, note, to, refuses = true }: Harm) {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'postgres');
  await using trial = new Trial(place);
  const way = await wayTo(new URL(place.databaseUrl ?? ''));
  const service = await trial.start({ FAIRCOPY_DATABASE_URL: way.url });
  const load = new Load(trial.key, () => service.address);
  trial.loads.push(load);
  await load.until(40);
  await to(way, place);
  const upAgainMs = await untilUp(load);
  await load.until(40);
  await load.stop();
  const demands = unmet({
    [refuses ? 'some requests were refused with 503' : 'no request was refused']:
      load.count(503) > 0 === refuses,
    'every 503 said when to come again': saysWhen(load, 503),
    'nothing else went wrong': load.outcomes.every(({ status }) => status === 200 || status === 503),
  });
  const findings = await trial.findings();
  await way.cut();
  return { fault, counted: statuses(load), findings, upAgainMs, unmet: demands, note };
}

/** Cuts every connection to PostgreSQL for three seconds. */
export const databaseGone: Fault = () =>
  through({
    fault: 'PostgreSQL gone and back',
    note: `${AWAY_MS / 1_000} s away`,
    to: async (way) => {
      await way.cut();
      await pause(AWAY_MS);
      await way.mend();
    },
  });

/** Has PostgreSQL say nothing for longer than the service waits. */
export const databaseSilent: Fault = () =>
  through({
    fault: 'PostgreSQL silent',
    note: `${SILENT_MS / 1_000} s without a word`,
    to: async (way) => {
      way.hang(true);
      await pause(SILENT_MS);
      way.hang(false);
    },
  });

/** Has every answer of PostgreSQL take a while. */
export const databaseSlow: Fault = () =>
  through({
    fault: 'PostgreSQL slow',
    note: `${SLOW_MS} ms for every answer, for ${AWAY_MS / 1_000} s`,
    refuses: false,
    to: async (way) => {
      way.delay(SLOW_MS);
      await pause(AWAY_MS);
      way.delay(0);
    },
  });

/** Has every new session be read-only, as after a fail-over to a standby, and ends those that there are. */
export const databaseReadOnly: Fault = () =>
  through({
    fault: 'PostgreSQL read-only and back',
    note: `${AWAY_MS / 1_000} s, its sessions ended when that began`,
    to: async (_way, place) => {
      const name = databaseName(place);
      const sessionsEnd = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
      await onServer(`alter database ${name} set default_transaction_read_only = on`);
      await onServer(sessionsEnd);
      await pause(AWAY_MS);
      await onServer(`alter database ${name} reset default_transaction_read_only`);
    },
  });

/** Keeps a table to itself for longer than the service lets a statement wait. */
export const databaseLocked: Fault = () =>
  through({
    fault: 'a table of PostgreSQL locked',
    note: `${LOCKED_SECONDS} s`,
    to: async (_way, { databaseUrl }) => {
      const lock = `begin; lock table translations in access exclusive mode; select pg_sleep(${LOCKED_SECONDS}); commit`;
      await onServer(lock, databaseUrl ?? '');
    },
  });

const databaseName = ({ databaseUrl }: Place) => new URL(databaseUrl ?? '').pathname.slice(1);

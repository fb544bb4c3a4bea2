import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, statuses } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial, untilUp } from '../trial.ts';
import { startUpstream } from '../upstream.ts';

const ROUNDS = 6;
const LONGEST_MS = 1_500;

/** Ends the only process at a moment nobody chose, and starts it again, six times. */
export const killed: Fault = async () => {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'sqlite');
  await using trial = new Trial(place);
  let worst = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const service = await trial.start();
    const load = new Load(trial.key, () => service.address, { name: `round-${round}` });
    trial.loads.push(load);
    worst = Math.max(worst, await untilUp(load));
    await pause(Math.random() * LONGEST_MS);
    await service.end('SIGKILL');
    await load.stop();
  }
  await trial.start();
  return {
    fault: 'kill -9 under load, SQLite',
    counted: `${ROUNDS} kills; ${statuses(...trial.loads)}`,
    findings: await trial.findings(),
    upAgainMs: worst,
    unmet: [],
    note: 'up again: after the new process listens',
  };
};

/** Ends one of two processes on one database; the clients of the other notice nothing. */
export const oneOfTwoKilled: Fault = async () => {
  await using upstream = await startUpstream();
  await using place = await newPlace(upstream, 'postgres');
  await using trial = new Trial(place);
  const [first, second] = [await trial.start(), await trial.start()];
  const victim = new Load(trial.key, () => first.address, { name: 'victim' });
  const other = new Load(trial.key, () => second.address, { name: 'other' });
  trial.loads.push(victim, other);
  await Promise.all([victim.until(40), other.until(40)]);
  await first.end('SIGKILL');
  await other.until(60);
  await Promise.all([victim.stop(), other.stop()]);
  const disturbed = other.outcomes.length - other.count(200);
  return {
    fault: 'kill -9 of one of two, PostgreSQL',
    counted: statuses(victim, other),
    findings: await trial.findings(),
    upAgainMs: null,
    unmet: disturbed === 0 ? [] : [`${disturbed} requests of the other process failed`],
    note: 'the other process answered all of its own',
  };
};

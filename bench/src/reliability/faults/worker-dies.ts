import { type Fault, statuses, unmet } from '../fault.ts';
import { Load } from '../load.ts';
import { newPlace } from '../place.ts';
import { Trial, untilUp } from '../trial.ts';

/** Has the editor's thread die in the middle of a text, again and again; the editor is the stand-in that the tests use. */
export const workerDies: Fault = async () => {
  await using place = await newPlace(null, 'sqlite');
  await using trial = new Trial(place);
  const service = await trial.start();
  const load = new Load(trial.key, () => service.address, { clients: 4 });
  const deadly = new Load(trial.key, () => service.address, {
    clients: 1,
    name: 'deadly',
    suffix: ' please die',
  });
  trial.loads.push(load, deadly);
  while (deadly.outcomes.length < 10) await load.until(1);
  await deadly.stop();
  const upAgainMs = await untilUp(load);
  await load.until(20);
  await load.stop();
  return {
    fault: 'thread of the editor dies',
    counted: `${deadly.outcomes.length} deaths; ${statuses(load, deadly)}`,
    unmet: unmet({
      'what killed the thread was answered with 500': deadly.outcomes.every(({ status }) => status === 500),
      'the others were answered': load.count(200) >= load.outcomes.length - 2 * deadly.outcomes.length,
    }),
    findings: { ...(await trial.findings()), chargedTwice: 0 },
    upAgainMs,
    note: 'another thread takes its place',
  };
};

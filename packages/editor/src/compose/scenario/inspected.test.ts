import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../../understand/understand.ts';
import { startComposition } from '../composition.ts';
import { scenarioOf } from './scenario.ts';

function shownOf(text: string): string | null {
  const composition = startComposition(
    understand(read(text)),
    {
      format: 'Technical Spec',
      audience: 'Senior Dev',
      context: 'Backend',
      tone: 50,
    },
    null,
  );
  const [requirement] = composition.requirements;
  const shown = requirement ? scenarioOf(requirement, composition) : null;
  return shown && `${shown.trigger}: ${shown.outcome}`;
}

it.each([
  ['Each job must have an owner and a timeout.', 'somebody looks at a job: it has an owner and a timeout'],
  [
    'Every response must carry the trace ID in a header.',
    'somebody looks at a response: it carries the trace ID in a header',
  ],
  [
    'Key names must begin with the name of the service.',
    'somebody looks at the key names: they begin with the name of the service',
  ],
  [
    'There must be a hardware switch that cuts the microphone.',
    'somebody looks for a hardware switch that cuts the microphone: there is one',
  ],
])('what a thing has is seen by whoever looks at it: %s', (text, steps) => {
  expect(shownOf(text)).toBe(steps);
});

it.each([
  'Scores must be signed by the client.',
  'The mast must be made of wood.',
  'A response may carry a header.',
  'Going back must have one button.',
])('what only says again how it is to be shows nothing: %s', (text) => {
  expect(shownOf(text)).toBeNull();
});

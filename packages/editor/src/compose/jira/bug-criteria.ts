import { type Composition, say } from '../composition.ts';
import { stillSound } from '../scenario/failing.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Reproduction } from './reproduction.ts';

/**
 * The criteria of a fault: its last step is taken again, what was expected is seen, and what was seen is not; where one of the two is not
 * told, nothing else breaks.
 */
export function bugCriteria(
  { steps, expected, actual }: Reproduction,
  requirement: string,
  composition: Composition,
): Scenario[] {
  const last = steps.at(-1);
  const given = say(composition, steps.length > 1 ? 'bugGiven' : 'scenarioInPlace');
  const trigger =
    last === undefined ? say(composition, 'bugAgain') : say(composition, 'bugTrigger', { step: last });
  const seen = (text: string, key: 'bugExpected' | 'bugActual'): Scenario => ({
    requirement,
    given,
    trigger,
    outcome: say(composition, key, { text }),
  });
  const shown = [
    ...(expected === null ? [] : [seen(expected, 'bugExpected')]),
    ...(actual === null ? [] : [seen(actual, 'bugActual')]),
  ];
  return shown.length > 1 || composition.language !== 'en'
    ? shown
    : [...shown, { requirement, ...stillSound }];
}

import { type Composition, say } from '../composition.ts';
import type { Scenario } from './scenario.ts';

/** The scenarios of demands that name nothing that could be tried: what is built is held against their words. */
export interface AsWorded {
  readonly met: Scenario;
  /** What becomes of a ticket that does not do what they say. */
  readonly short: Scenario;
}

/**
 * The scenarios of demands by their numbers.
 *
 * @param given what there is by then: the result of a ticket, the whole change
 */
export function asWorded(
  keys: readonly string[],
  given: 'acceptGiven' | 'scenarioInPlace',
  composition: Composition,
): AsWorded {
  const ids = keys.join(', ');
  const scenario = (trigger: 'acceptChecked' | 'acceptShort', outcome: 'acceptMet' | 'acceptRefused') => ({
    requirement: ids,
    given: say(composition, given),
    trigger: say(composition, trigger, { ids }),
    outcome: say(composition, outcome),
  });
  return {
    met: scenario('acceptChecked', 'acceptMet'),
    short: scenario('acceptShort', 'acceptRefused'),
  };
}

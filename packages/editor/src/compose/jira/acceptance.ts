import { type Composition, say } from '../composition.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { WorkItem } from './work-item.ts';

/** How a ticket is accepted whose demands name nothing that could be tried: by their own words, whoever looks. */
export interface Acceptance {
  readonly met: Scenario;
  /** What becomes of a ticket that does not do it. */
  readonly short: Scenario;
}

/** The acceptance of a ticket by the words of these items. */
export function acceptanceOf(items: readonly WorkItem[], composition: Composition): Acceptance {
  const ids = items.map(({ id }) => id).join(', ');
  const given = say(composition, 'acceptGiven');
  const scenario = (trigger: 'acceptChecked' | 'acceptShort', outcome: 'acceptMet' | 'acceptRefused') => ({
    requirement: '',
    given,
    trigger: say(composition, trigger, { ids }),
    outcome: say(composition, outcome),
  });
  return {
    met: scenario('acceptChecked', 'acceptMet'),
    short: scenario('acceptShort', 'acceptRefused'),
  };
}

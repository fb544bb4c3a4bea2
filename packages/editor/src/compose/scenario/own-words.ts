import type { Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { partsOf } from './parts.ts';
import { contraryOfTold, plainlyTold } from './plainly-told.ts';
import type { Scenario } from './scenario.ts';

/** What is asked for, and the demand it was taken for; null for a decision or a plan. */
interface Asked {
  readonly id: string;
  readonly statement: Statement;
  readonly requirement: Requirement | null;
}

/**
 * The scenario of what names nothing that a test could begin with, in its own words: that it is so once the change is there. What no rule can put as
 * a sentence of its own is quoted.
 */
export function inOwnWords(asked: Asked, composition: Composition): Scenario {
  const { id, requirement } = asked;
  const parts = requirement && composition.language === 'en' ? partsOf(requirement, composition) : null;
  const told = requirement && parts && plainlyTold(requirement, parts);
  const steps = told ?? {
    given: say(composition, 'scenarioInPlace'),
    trigger: say(composition, 'acceptTested'),
    outcome: say(composition, 'acceptHolds', { text: quotedOf(asked) }),
  };
  return { requirement: id, ...steps };
}

/** What becomes of a ticket whose result does not do what is asked for, where nothing else says what goes wrong. */
export function notInOwnWords(asked: Asked, composition: Composition): Scenario {
  const { id, requirement } = asked;
  const parts = requirement && composition.language === 'en' ? partsOf(requirement, composition) : null;
  const text = say(composition, 'quoted', { text: quotedOf(asked) });
  return {
    requirement: id,
    given: say(composition, 'scenarioInPlace'),
    trigger: (parts && contraryOfTold(parts)) ?? say(composition, 'scenarioNoCase', { text }),
    outcome: say(composition, 'acceptRefused'),
  };
}

/** The sentence of the input as it stands within another. */
function quotedOf({ statement }: Asked): string {
  return statement.text.replace(/[.!?。]+$/u, '').replace(/\s*\n\s*/gu, ' ');
}

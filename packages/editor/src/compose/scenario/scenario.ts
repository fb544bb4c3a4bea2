import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { deedsOf } from './deeds.ts';
import { englishCounter } from './english-counter.ts';
import { englishScenario } from './english-scenario.ts';
import { othersRefused } from './entitled.ts';
import { toldOfFailure } from './failing.ts';
import { casesOf, ruledOutIn } from './foreign/cases.ts';
import { tried } from './foreign/limits.ts';
import { toldOf } from './foreign/told.ts';
import { onlyPeopleCounter, onlyPeopleSteps } from './only-people.ts';
import { partsOf } from './parts.ts';
import { isPlainTrigger, plainCounter, plainSteps } from './plain.ts';
import { areSound } from './sound-steps.ts';
import { toldCase } from './told-case.ts';

/** An acceptance scenario: what stands behind Given, When and Then. */
export interface Scenario {
  readonly requirement: string;
  readonly given: string;
  readonly trigger: string;
  readonly outcome: string;
}

/** The scenario that shows a requirement to hold. */
export function scenarioOf(requirement: Requirement, composition: Composition): Scenario {
  if (composition.language !== 'en') return madeOf(requirement, composition);
  const parts = partsOf(requirement, composition);
  const own =
    onlyPeopleSteps(requirement.statement.text) ??
    (parts ? englishScenario(requirement, parts) : toldCase(requirement.statement));
  const steps = own && areSound(own) ? own : plainSteps(requirement, parts, composition);
  return { requirement: requirement.id, ...steps };
}

/** The scenario in a language whose demands are not taken apart. */
function madeOf(requirement: Requirement, composition: Composition): Scenario {
  const [first] = casesOf(requirement, composition);
  return {
    requirement: requirement.id,
    given: say(composition, 'scenarioInPlace'),
    ...(first?.shows ?? tried(toldOf(requirement, composition))),
  };
}

/** The scenarios of a requirement, one for each of the deeds it consists of. */
export function scenariosOf(requirement: Requirement, composition: Composition): Scenario[] {
  const own = composition.language === 'en' ? [] : casesOf(requirement, composition);
  if (own.length > 1) {
    const given = say(composition, 'scenarioInPlace');
    // What the first rules out is the criterion of what goes wrong.
    return own
      .flatMap((one, at) => [one.shows, at === 0 ? null : ruledOutIn(one, composition)])
      .flatMap((one) => (one ? [{ requirement: requirement.id, given, ...one }] : []));
  }
  const each = composition.language === 'en' ? eachDeed(requirement, composition) : [];
  return each.length > 1 ? each : [scenarioOf(requirement, composition)];
}

/** The scenario of each deed of an English demand; none where one of them names nothing that a test could begin with. */
function eachDeed(requirement: Requirement, composition: Composition): Scenario[] {
  const all = deedsOf(requirement, composition).map((parts) => englishScenario(requirement, parts));
  return all.every((steps) => steps !== null && areSound(steps))
    ? all.flatMap((steps) => (steps ? [{ requirement: requirement.id, ...steps }] : []))
    : [];
}

/** Whether a scenario only says that its requirement holds, because the requirement names nothing that sets it off. */
export function namesNoAct({ trigger }: Scenario, { id }: Requirement, composition: Composition): boolean {
  return (
    trigger === say(composition, 'scenarioExercised', { id }) ||
    trigger === say(composition, 'scenarioMeasured', { id }) ||
    isPlainTrigger(trigger) ||
    trigger.startsWith(say(composition, 'scenarioMoment', { time: '' }).replace(/[\s:()（）]*$/u, ''))
  );
}

/** What an English demand in a case of its own rules out where that case does not hold; null where that cannot be said. */
export function contraryScenarioOf(requirement: Requirement, composition: Composition): Scenario | null {
  const parts = partsOf(requirement, composition);
  return parts?.condition && requirement.demand?.condition ? ownCounterOf(requirement, composition) : null;
}

/** The scenario of what must not slip through: the case that does not hold, the attempt that is invalid. */
export function counterScenarioOf(requirement: Requirement, composition: Composition): Scenario {
  if (composition.language !== 'en') return counterOf(requirement, composition);
  return (
    ownCounterOf(requirement, composition) ?? {
      requirement: requirement.id,
      ...plainCounter(requirement, partsOf(requirement, composition), composition),
    }
  );
}

/** What an English demand itself rules out. */
function ownCounterOf(requirement: Requirement, composition: Composition): Scenario | null {
  const deeds = deedsOf(requirement, composition);
  const own = onlyPeopleCounter(requirement.statement.text) ?? englishCounter(requirement, deeds);
  if (!own || !areSound(own)) return null;
  return { requirement: requirement.id, ...own };
}

/** What a criterion takes for granted that the input does not say, so that it is listed as an assumption. */
export function assumeFor({ given, outcome }: Scenario, composition: Composition): void {
  const { assumptions } = composition;
  if (/nothing changes$/u.test(outcome)) assumptions.add(say(composition, 'assumeRefusal'));
  if (composition.language !== 'en') return;
  if (outcome === othersRefused && /^somebody who (?:is|does) not /u.test(given)) assumptions.add(ofOthers);
  if (outcome === toldOfFailure || /is told so and nothing has changed$/u.test(outcome))
    assumptions.add(ofFailures);
}

const ofOthers = 'What some people are named for, others have no right to.';
const ofFailures = 'What fails is reported, and is not passed off as done.';

function counterOf(requirement: Requirement, composition: Composition): Scenario {
  const { id } = requirement;
  const given = say(composition, 'scenarioInPlace');
  const [own] = casesOf(requirement, composition);
  const against = own ? ruledOutIn(own, composition) : null;
  if (against) return { requirement: id, given, ...against };
  return {
    requirement: id,
    given,
    trigger: say(composition, 'scenarioDeviates'),
    outcome: say(composition, 'scenarioUnmet', { id }),
  };
}

import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { deedsOf } from './deeds.ts';
import { englishCounter } from './english-counter.ts';
import { englishScenario } from './english-scenario.ts';
import { othersRefused } from './entitled.ts';
import { failingCounter, toldOfFailure } from './failing.ts';
import { casesOf, ruledOutIn } from './foreign/cases.ts';
import { inspectedSteps } from './inspected.ts';
import { onlyPeopleCounter, onlyPeopleSteps } from './only-people.ts';
import { type Parts, partsOf } from './parts.ts';
import { plainSteps } from './plain.ts';
import { shapeIn } from './shapes/shapes.ts';
import { areSound } from './sound-steps.ts';
import type { Steps } from './steps.ts';
import { toldCase } from './told-case.ts';

/** An acceptance scenario: what stands behind Given, When and Then. */
export interface Scenario {
  readonly requirement: string;
  readonly given: string;
  readonly trigger: string;
  readonly outcome: string;
}

/** The scenario that shows a requirement to hold; null where nobody could do more than read the requirement again. */
export function scenarioOf(requirement: Requirement, composition: Composition): Scenario | null {
  if (composition.language !== 'en') return madeOf(requirement, composition);
  const parts = partsOf(requirement, composition);
  const own =
    onlyPeopleSteps(requirement.statement.text) ??
    (parts ? englishScenario(requirement, parts) : toldCase(requirement.statement));
  if (own && areSound(own)) return { requirement: requirement.id, ...own };
  const shape = parts ? null : (shapeIn(requirement, wholeOf(requirement))?.shows ?? null);
  if (shape && areSound(shape)) return { requirement: requirement.id, ...shape };
  const plain =
    parts && !shapeIn(requirement, parts)
      ? (plainSteps(requirement, parts) ??
        toldCase(requirement.statement) ??
        inspectedSteps(requirement, parts))
      : null;
  return plain && areSound(plain) ? { requirement: requirement.id, ...plain } : null;
}

/** The scenario in a language whose demands are not taken apart. */
function madeOf(requirement: Requirement, composition: Composition): Scenario | null {
  const [shows] = casesOf(requirement, composition).flatMap((one) => one.shows ?? []);
  return shows ? { requirement: requirement.id, given: say(composition, 'scenarioInPlace'), ...shows } : null;
}

/** The scenarios of a requirement, one for each of the deeds it consists of; none where nobody could do more than read it again. */
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
  return each.length > 1 ? each : [scenarioOf(requirement, composition)].flatMap((one) => one ?? []);
}

/** The scenario of each deed of an English demand; none where one of them names nothing that a test could begin with. */
function eachDeed(requirement: Requirement, composition: Composition): Scenario[] {
  const all = deedsOf(requirement, composition).map((parts) => englishScenario(requirement, parts));
  return all.every((steps) => steps !== null && areSound(steps))
    ? all.flatMap((steps) => (steps ? [{ requirement: requirement.id, ...steps }] : []))
    : [];
}

/** What must not slip through: the case that does not hold, the attempt that is invalid; null where a requirement rules nothing out. */
export function counterScenarioOf(requirement: Requirement, composition: Composition): Scenario | null {
  const steps =
    composition.language === 'en'
      ? englishCounterOf(requirement, composition)
      : foreignCounterOf(requirement, composition);
  return steps && { requirement: requirement.id, ...steps };
}

/** A demand that was not taken apart, for the shapes that are read off its sentence. */
function wholeOf({ statement: { text } }: Requirement): Parts {
  const whole = text.replace(/[.!]+$/u, '');
  return {
    subject: 'this',
    action: whole,
    whole,
    condition: null,
    isNegative: false,
    isSequel: false,
    ability: null,
  };
}

function englishCounterOf(requirement: Requirement, composition: Composition): Steps | null {
  const deeds = deedsOf(requirement, composition);
  const [first] = deeds;
  // Done after 30 days or when it is closed: that it is not closed rules nothing out.
  if (deeds.some((one) => deeds.some((other) => one !== other && one.action.startsWith(other.action))))
    return null;
  const own =
    onlyPeopleCounter(requirement.statement.text) ??
    englishCounter(requirement, deeds) ??
    (first ? null : shapeIn(requirement, wholeOf(requirement))?.against);
  return own && areSound(own) ? own : null;
}

/** What a demand comes to that cannot be carried out, for who has to see a failure of something; null where it is no deed. English. */
export function failureOf(requirement: Requirement, composition: Composition): Scenario | null {
  const [first] = composition.language === 'en' ? deedsOf(requirement, composition) : [];
  const steps = first ? failingCounter(requirement, first) : null;
  return steps && areSound(steps) ? { requirement: requirement.id, ...steps } : null;
}

function foreignCounterOf(requirement: Requirement, composition: Composition): Steps | null {
  const [own] = casesOf(requirement, composition);
  const against = own ? ruledOutIn(own, composition) : null;
  return against && { given: say(composition, 'scenarioInPlace'), ...against };
}

/** What a criterion takes for granted that the input does not say, so that it is listed as an assumption. */
export function assumeFor({ given, outcome }: Scenario, composition: Composition): void {
  const { assumptions } = composition;
  if (/nothing changes$/u.test(outcome)) assumptions.add(say(composition, 'assumeRefusal'));
  if (composition.language !== 'en') return;
  if (outcome === othersRefused && /^somebody who (?:is|does) not /u.test(given)) assumptions.add(ofOthers);
  if (outcome === toldOfFailure || /is told so and nothing has changed$/u.test(outcome))
    assumptions.add(ofFailures);
  if (/is told so and sees no error$/u.test(outcome)) assumptions.add(ofNothing);
  if (/^none of them fails$/u.test(outcome)) assumptions.add(ofChanges);
}

const ofOthers = 'What some people are named for, others have no right to.';
const ofNothing = 'Who looks for what is not there is told so.';
const ofChanges = 'What works before a change goes on working, unless the change says otherwise.';
const ofFailures = 'What fails is reported, and is not passed off as done.';

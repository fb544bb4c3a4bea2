import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { quiet } from '../voice/binding.ts';
import { expand } from '../voice/contractions.ts';
import { conjugated, isPlural, negated } from '../voice/english.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { contraryOf } from './contrary.ts';
import { deedsOf } from './deeds.ts';
import { setsLimit, takesInput } from './demanding.ts';
import { englishCounter } from './english-counter.ts';
import { englishScenario } from './english-scenario.ts';
import { defect, found } from './failure.ts';
import { casesOf, ruledOutIn } from './foreign/cases.ts';
import { tried } from './foreign/limits.ts';
import { toldOf } from './foreign/told.ts';
import { onlyPeopleCounter, onlyPeopleSteps } from './only-people.ts';
import { isActor, isPronoun, type Parts, partsOf } from './parts.ts';
import { isEmptyTrigger } from './setting.ts';
import { areSound } from './sound-steps.ts';
import { gist } from './split.ts';

/** An acceptance scenario: what stands behind Given, When and Then. */
export interface Scenario {
  readonly requirement: string;
  readonly given: string;
  readonly trigger: string;
  readonly outcome: string;
}

/** The scenario that shows a requirement to hold. */
export function scenarioOf(requirement: Requirement, composition: Composition): Scenario {
  const made = madeOf(requirement, composition);
  return isUnsound(made, composition) ? asWorded(requirement, composition) : made;
}

/** English only: steps that read as no sentences give way to the words of the input. */
function isUnsound(scenario: Scenario, { language }: Composition): boolean {
  return language === 'en' && !areSound(scenario);
}

/** That the requirement holds as its sentence says. */
function asWorded(requirement: Requirement, composition: Composition): Scenario {
  const { id, isQuality } = requirement;
  const said = gist(plainSentence(requirement));
  return {
    requirement: id,
    given: say(composition, 'scenarioInPlace'),
    trigger: isQuality ? say(composition, 'scenarioMeasured', { id }) : `${id} is checked`,
    outcome: fill(derivedPhrasesOf(composition.language).holds, {
      text: outsideCode(said, expand),
    }),
  };
}

function madeOf(requirement: Requirement, composition: Composition): Scenario {
  const { id } = requirement;
  const parts = partsOf(requirement, composition);
  const only = composition.language === 'en' ? onlyPeopleSteps(requirement.statement.text) : null;
  if (only) return { requirement: id, ...only };
  const given = say(composition, 'scenarioInPlace');
  const exercised = say(composition, requirement.isQuality ? 'scenarioMeasured' : 'scenarioExercised', {
    id,
  });
  if (!parts && composition.language !== 'en') {
    const [first] = casesOf(requirement, composition);
    return { requirement: id, given, ...(first?.shows ?? tried(toldOf(requirement, composition))) };
  }
  if (!parts) return asWorded(requirement, composition);
  if (composition.language === 'en')
    return { requirement: id, ...englishScenario(requirement, parts, composition) };
  const { subject, action, condition, isNegative, ability } = parts;
  if (isNegative) {
    const attempt = isActor(subject)
      ? say(composition, 'scenarioTries', { subject, action, tries: isPlural(subject) ? 'try' : 'tries' })
      : exercised;
    return {
      requirement: id,
      given,
      trigger: condition ?? attempt,
      outcome: `${subject} ${negated(action, subject)}`,
    };
  }
  if (ability) {
    const act = `${subject} ${conjugated(ability, subject)}`;
    return {
      requirement: id,
      given,
      trigger: condition ? `${condition} and ${act}` : act,
      outcome: say(composition, 'scenarioSucceeds', { id }),
    };
  }
  return {
    requirement: id,
    given,
    trigger: condition ?? exercised,
    outcome: `${subject} ${conjugated(action, subject)}`,
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
  const deeds =
    composition.language === 'en' && onlyPeopleSteps(requirement.statement.text) === null
      ? deedsOf(requirement, composition)
      : [];
  return deeds.length === 0
    ? [scenarioOf(requirement, composition)]
    : eachSound(requirement, deeds, composition);
}

/** The scenario of each deed, or the one of the whole where one of them reads as no sentences. */
function eachSound(requirement: Requirement, deeds: readonly Parts[], composition: Composition): Scenario[] {
  const all = deeds.map((parts) => ({
    requirement: requirement.id,
    ...englishScenario(requirement, parts, composition),
  }));
  return all.some((one) => isUnsound(one, composition)) ? [scenarioOf(requirement, composition)] : all;
}

/** Whether a scenario only says that its requirement holds, because the requirement names nothing that sets it off. */
export function namesNoAct(
  { trigger, outcome }: Scenario,
  { id }: Requirement,
  composition: Composition,
): boolean {
  return (
    trigger === say(composition, 'scenarioExercised', { id }) ||
    trigger === say(composition, 'scenarioMeasured', { id }) ||
    trigger === `${id} is checked` ||
    /succeeds as (?:FR|NFR)-\d+ says$/u.test(outcome) ||
    /^(?:what they get is |(?:it is|they are) there and can be used$)/u.test(outcome) ||
    trigger.startsWith(say(composition, 'scenarioMoment', { time: '' }).replace(/[\s:()（）]*$/u, '')) ||
    (composition.language === 'en' && isEmptyTrigger(trigger))
  );
}

/**
 * Whether a demand has a case of its own whose contrary can be said, so that the scenario of that contrary tells something: not
 * of a prohibition, which lets nothing else, nor of what holds all the same ("If SAP is down the clerk must still …").
 */
export function hasContrary(requirement: Requirement, composition: Composition): boolean {
  const parts = partsOf(requirement, composition);
  if (!parts?.condition || !requirement.demand?.condition || parts.isNegative || parts.isSequel) return false;
  if (
    isPronoun(parts.condition) ||
    holdsAnyway.test(parts.action) ||
    / (?:rather than|instead) ?/u.test(parts.action)
  )
    return false;
  return contraryOf(parts.condition) !== null;
}

const holdsAnyway = /^(?:still|keep|continue)(?!\p{L})/iu;

/** The scenario of what must not slip through: the case that does not hold, the attempt that is invalid. */
export function counterScenarioOf(requirement: Requirement, composition: Composition): Scenario {
  const made = counterOf(requirement, composition);
  return isUnsound(made, composition) ? unmet(requirement, composition) : made;
}

/** That a test shows the requirement not to hold. */
function unmet({ id }: Requirement, composition: Composition): Scenario {
  return {
    requirement: id,
    given: say(composition, 'scenarioInPlace'),
    trigger: found(`${id} is not met`),
    outcome: defect,
  };
}

function counterOf(requirement: Requirement, composition: Composition): Scenario {
  const { id } = requirement;
  const parts = partsOf(requirement, composition);
  const only = composition.language === 'en' ? onlyPeopleCounter(requirement.statement.text) : null;
  if (only) return { requirement: id, ...only };
  if (parts && composition.language === 'en') {
    return {
      requirement: id,
      ...englishCounter(requirement, parts, deedsOf(requirement, composition), composition),
    };
  }
  if (parts?.condition && !parts.isNegative && !parts.isSequel && !isPronoun(parts.condition)) {
    const action = parts.ability ?? parts.action;
    return {
      requirement: id,
      given: say(composition, 'scenarioInPlace'),
      trigger: contraryOf(parts.condition) ?? fill(derivedPhrasesOf(composition.language).otherwise, { id }),
      outcome: `${parts.subject} ${negated(action, parts.subject)}`,
    };
  }
  const phrases = derivedPhrasesOf(composition.language);
  const given = say(composition, 'scenarioInPlace');
  const [own] = composition.language === 'en' ? [] : casesOf(requirement, composition);
  const against = own ? ruledOutIn(own, composition) : null;
  if (against) return { requirement: id, given, ...against };
  if (!parts && composition.language === 'en' && !setsLimit(requirement))
    return unmet(requirement, composition);
  if (setsLimit(requirement)) {
    composition.assumptions.add(say(composition, 'assumeRefusal'));
    return {
      requirement: id,
      given,
      trigger: fill(phrases.limitExceeded, { id }),
      outcome: say(composition, 'scenarioRefused'),
    };
  }
  if (!takesInput(requirement, parts))
    return {
      requirement: id,
      given,
      trigger: say(composition, 'scenarioDeviates'),
      outcome: say(composition, 'scenarioUnmet', { id }),
    };
  composition.assumptions.add(say(composition, 'assumeRefusal'));
  return {
    requirement: id,
    given,
    trigger: say(composition, parts?.ability ? 'scenarioInvalidAttempt' : 'scenarioInvalid', {
      id,
      subject: parts?.subject ?? '',
    }),
    outcome: say(composition, 'scenarioRefused'),
  };
}

/** The sentence of a requirement as the input has it, without its full stop. */
function plainSentence({ statement }: Requirement): string {
  return quiet(statement.text).replace(/[.!。]+$/u, '');
}

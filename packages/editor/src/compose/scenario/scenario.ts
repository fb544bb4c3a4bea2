import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural, lowerSubject, negated, part } from '../voice/english.ts';
import { gist, objectOf, splitAction } from './split.ts';

/** An acceptance scenario: what stands behind Given, When and Then. */
export interface Scenario {
  readonly requirement: string;
  readonly given: string;
  readonly trigger: string;
  readonly outcome: string;
}

/** The scenario that shows a requirement to hold. */
export function scenarioOf(requirement: Requirement, composition: Composition): Scenario {
  const { id } = requirement;
  const parts = partsOf(requirement, composition);
  const given = say(composition, 'scenarioInPlace');
  const exercised = say(composition, requirement.isQuality ? 'scenarioMeasured' : 'scenarioExercised', {
    id,
  });
  if (!parts)
    return {
      requirement: id,
      given,
      trigger: exercised,
      outcome: say(composition, 'scenarioStated', { text: lowerFirst(gist(plainSentence(requirement))) }),
    };
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
  const object = isActor(subject) ? null : objectOf(action);
  return {
    requirement: id,
    given,
    trigger: condition ?? (object ? say(composition, 'scenarioHandles', { object }) : exercised),
    outcome: `${subject} ${conjugated(action, subject)}`,
  };
}

/** The scenario of what must not slip through: the case that does not hold, the attempt that is invalid. */
export function counterScenarioOf(requirement: Requirement, composition: Composition): Scenario {
  const { id } = requirement;
  const parts = partsOf(requirement, composition);
  if (parts?.condition && !parts.isNegative && !parts.isSequel) {
    const action = parts.ability ?? parts.action;
    return {
      requirement: id,
      given: say(composition, 'scenarioInPlace'),
      trigger: say(composition, 'scenarioNotMet', { condition: parts.condition }),
      outcome: `${parts.subject} ${negated(action, parts.subject)}`,
    };
  }
  composition.assumptions.add(say(composition, 'assumeRefusal'));
  return {
    requirement: id,
    given: say(composition, 'scenarioInPlace'),
    trigger: say(composition, parts?.ability ? 'scenarioInvalidAttempt' : 'scenarioInvalid', {
      id,
      subject: parts?.subject ?? '',
    }),
    outcome: say(composition, 'scenarioRefused'),
  };
}

interface Parts {
  readonly subject: string;
  readonly action: string;
  readonly condition: string | null;
  readonly isNegative: boolean;
  /** The condition is only that the step before is done. */
  readonly isSequel: boolean;
  /** The action behind "be able to", else null. */
  readonly ability: string | null;
}

function partsOf({ demand, statement }: Requirement, composition: Composition): Parts | null {
  if (!demand) return null;
  const { action, condition } = splitAction(
    part(demand.action),
    demand.condition ? part(demand.condition) : null,
  );
  const core = gist(action);
  const isSequel = condition !== null && /^(?:after that|then|afterwards|finally)$/iu.test(condition);
  const stated = condition === null ? null : isSequel ? say(composition, 'scenarioSequel') : gist(condition);
  return {
    subject: subjectOf(part(demand.subject), statement, composition),
    action: core,
    condition: stated,
    isSequel,
    isNegative: demand.isNegative,
    ability: /^be able to (.+)$/su.exec(core)?.[1] ?? null,
  };
}

/** The subject within a sentence: in small letters where the input has it so, and where it is a kind of people. */
function subjectOf(subject: string, statement: Statement, { understanding }: Composition): string {
  const lowered = lowerSubject(subject);
  const isSmall =
    /\p{Ll}/u.test(understanding.source.text[statement.start] ?? '') ||
    cuesIn(subject, 'en').get('actor')?.index === 0;
  return isSmall && /^\p{Lu}\p{Ll}/u.test(lowered)
    ? lowered.charAt(0).toLowerCase() + lowered.slice(1)
    : lowered;
}

/** People act; the system, a field or a file does not "try". */
function isActor(subject: string): boolean {
  return /(?:users?|customers?|partners?|admins?|clients?|technicians?|operators?|managers?|drivers?|members?|guests?|people|they|he|she)$/iu.test(
    subject,
  );
}

/** The sentence of a requirement without its strength in brackets and its full stop. */
function plainSentence({ text }: Requirement): string {
  return text.replace(/^\(\p{Lu}{2,10}\)\s/u, '').replace(/[.!]+$/u, '');
}

/** Lowers the first letter of an ordinary word; names, code and acronyms stay. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}{0,20}(?=[\s,]|$)/u.test(text) &&
    /^(?:The|A|An|It|They|We|Each|Every|All|No|If|When|After|Before|On|In|At|For|Only|Same|Parts|Must|Should|Don['’]?t|Never|Das|Der|Die|Ein|Eine|Wir|Jede|Jeder|Wenn|Es|Le|La|Les|Un|Une|Il|On|Nous|Chaque|El|Los|Las|Una|Se|Cada)(?!\p{L})/u.test(
      text,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

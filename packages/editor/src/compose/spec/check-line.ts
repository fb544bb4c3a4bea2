import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import type { Composition } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { partsOf } from '../scenario/parts.ts';
import { namesNoAct, type Scenario } from '../scenario/scenario.ts';
import { quiet } from '../voice/binding.ts';
import { expand } from '../voice/contractions.ts';
import { conjugated, negated, part } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { type Bound, boundIn } from './bound.ts';

/** A test of a requirement that no act of the input shows: what is measured or looked at, in the requirement's own words. */
export interface Check {
  readonly requirement: string;
  /** One or two sentences with their full stops. */
  readonly text: string;
  /** Whether what is done to see it is left open. */
  readonly isOpen: boolean;
}

/** The check of a requirement whose scenario names no act, or whose limit is what is tested; null where the scenario says more. */
export function checkOf(
  requirement: Requirement,
  scenario: Scenario,
  composition: Composition,
): Check | null {
  const hasAct = !namesNoAct(scenario, requirement, composition);
  // "If nobody accepts within 90 seconds": the figure is the case's.
  const { demand } = requirement;
  const bound = boundIn(demand?.condition ? part(demand.action) : requirement.statement.text);
  if (hasAct && !(requirement.isQuality && bound !== null && !demand?.condition)) return null;
  const phrases = derivedPhrasesOf(composition.language);
  const key = bound === null ? 'testPlain' : sides[bound.side];
  return {
    requirement: requirement.id,
    text: fill(phrases[key], { text: saidOf(requirement, composition), limit: bound?.limit ?? '' }),
    isOpen: bound === null,
  };
}

const sides = {
  most: 'testMost',
  under: 'testUnder',
  least: 'testLeast',
  at: 'testAt',
} as const satisfies Record<Bound['side'], string>;

/** What the requirement says, without its full stop and as no order: "the scan endpoint responds within 200 ms". */
function saidOf(requirement: Requirement, composition: Composition): string {
  const { demand, statement } = requirement;
  const parts = partsOf(requirement, composition);
  if (!demand || !parts || composition.language !== 'en') {
    const plain = quiet(statement.text).replace(/[.!。]+$/u, '');
    return outsideCode(inSentence(plain, composition), (prose) =>
      composition.language === 'en' ? expand(prose) : prose,
    );
  }
  const action = part(demand.action);
  const { subject } = parts;
  const ability = /^(?:(?:still|also|always) )?be able to (.+)$/su.exec(action)?.[1];
  const does = demand.isNegative
    ? negated(action, subject)
    : ability === undefined
      ? conjugated(action, subject)
      : `can ${ability}`;
  const condition = demand.condition === null ? '' : `${inSentence(part(demand.condition), composition)}, `;
  return `${condition}${subject} ${does}`;
}

/** The line that says for which requirements an act is missing, and the question for it; null where none is. */
export function missingActs(checks: readonly Check[], composition: Composition): string | null {
  const open = checks.filter((one) => one.isOpen).map((one) => one.requirement);
  if (open.length === 0) return null;
  const phrases = derivedPhrasesOf(composition.language);
  const ids = open.join(', ');
  const questions = composition.questions.ask({
    key: 'askAct',
    text: fill(phrases.askAct, { ids }),
    weight: 30,
    point: fill(phrases.pointOf, { ids }),
  });
  return fill(phrases.testNoAct, { ids, questions });
}

import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { fixedBullets, fixedParagraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Item } from '../document.ts';
import type { Requirement } from '../requirement.ts';
import { casesOf } from '../scenario/foreign/cases.ts';
import { isQuoted } from '../scenario/plain.ts';
import {
  contraryScenarioOf,
  counterScenarioOf,
  namesNoAct,
  type Scenario,
  scenarioOf,
  scenariosOf,
} from '../scenario/scenario.ts';
import { scenarioLine, stepsOf } from '../scenario/steps.ts';
import { askGap } from '../shared-gaps.ts';
import { stopOf } from '../voice/full-stop.ts';
import { type Check, checkOf } from './check-line.ts';

/**
 * The tests of the requirements: the act and its result where a requirement names them, with a counter-scenario where it has
 * a case of its own; the limit where it sets one. Those that name neither are verified by inspection: one line lists them, for
 * to write them down a second time would show nothing.
 */
export function testPlanBlocks(composition: Composition): Block[] {
  const { requirements, language } = composition;
  if (requirements.length === 0)
    return [fixedParagraph(say(composition, 'gapTests', { questions: askGap(composition, 'functional') }))];
  const planned = requirements.map((requirement) => ({
    requirement,
    tests: testsOf(requirement, composition),
  }));
  const inspected = planned
    .filter(({ tests }) => tests.length === 0)
    .map(({ requirement }) => requirement.id);
  const items = planned
    .flatMap(({ tests }) => tests)
    .map((test, index) => item(test, `T-${index + 1}`, composition));
  const ids = inspected.join(', ');
  return [
    ...fixedBullets(items),
    ...(ids === '' ? [] : [fixedParagraph(fill(derivedPhrasesOf(language).testInspected, { ids }))]),
  ];
}

function testsOf(requirement: Requirement, composition: Composition): (Scenario | Check)[] {
  const scenario = scenarioOf(requirement, composition);
  const hasAct = !namesNoAct(scenario, requirement, composition);
  const isMeasured = !hasAct || (requirement.isQuality && !requirement.demand?.condition);
  const check = isMeasured ? checkOf(requirement, composition) : null;
  if (check !== null) return [check];
  if (!hasAct) return composition.language === 'en' && !isQuoted(scenario) ? [scenario] : [];
  if (composition.language !== 'en')
    return [...scenariosOf(requirement, composition), ...beyondOf(requirement, composition)];
  const contrary = contraryScenarioOf(requirement, composition);
  return contrary ? [scenario, contrary] : [scenario];
}

/** What a bound, a span of time or a right rules out, in languages other than English; a case that only does not apply is no test. */
function beyondOf(requirement: Requirement, composition: Composition): Scenario[] {
  if (casesOf(requirement, composition)[0]?.against == null) return [];
  const counter = counterScenarioOf(requirement, composition);
  return counter.outcome === say(composition, 'scenarioNoFollow', { id: requirement.id }) ? [] : [counter];
}

/** In one line; for a junior developer one line a step. */
function item(test: Scenario | Check, id: string, composition: Composition): Item {
  const head = `**${id}** (${test.requirement})`;
  if ('text' in test) return { text: `${head} ${test.text}` };
  if (composition.request.audience !== 'Junior Dev')
    return { text: `${head} ${scenarioLine(test, composition)}` };
  return {
    text: head,
    children: fixedBullets(
      stepsOf(test, composition).map((step) => `${step}${stopOf(composition.language)}`),
    ),
  };
}

import { fixedBullets, fixedParagraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Item } from '../document.ts';
import type { Requirement } from '../requirement.ts';
import { asWorded } from '../scenario/as-worded.ts';
import { counterScenarioOf, type Scenario, scenarioOf, scenariosOf } from '../scenario/scenario.ts';
import { passesTest } from '../scenario/shapes/measured.ts';
import { scenarioLine, stepsOf } from '../scenario/steps.ts';
import { askGap } from '../shared-gaps.ts';
import { stopOf } from '../voice/full-stop.ts';
import { type Check, checkOf } from './check-line.ts';

/**
 * The tests of the requirements: the act and its result where a requirement names them, and what it rules out; the limit where it sets one. Those
 * that name neither are held against their words by one scenario, for to write them down a second time would show nothing.
 */
export function testPlanBlocks(composition: Composition): Block[] {
  const { requirements } = composition;
  if (requirements.length === 0)
    return [fixedParagraph(say(composition, 'gapTests', { questions: askGap(composition, 'functional') }))];
  const planned = requirements.map((requirement) => ({
    requirement,
    tests: testsOf(requirement, composition),
  }));
  const inspected = planned
    .filter(({ tests }) => tests.length === 0)
    .map(({ requirement }) => requirement.id);
  const tests = [
    ...planned.flatMap((one) => one.tests),
    ...(inspected.length > 0 ? [asWorded(inspected, 'scenarioInPlace', composition).met] : []),
  ];
  return fixedBullets(tests.map((test, index) => item(test, `T-${index + 1}`, composition)));
}

function testsOf(requirement: Requirement, composition: Composition): (Scenario | Check)[] {
  const scenario = scenarioOf(requirement, composition);
  const isMeasured =
    scenario === null ||
    scenario.outcome === passesTest ||
    (requirement.isQuality && !requirement.demand?.condition);
  const check = isMeasured ? checkOf(requirement, composition) : null;
  if (check !== null) return [check];
  const shown =
    composition.language === 'en' && scenario !== null ? [scenario] : scenariosOf(requirement, composition);
  return [...shown, counterScenarioOf(requirement, composition)].flatMap((one) => one ?? []);
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

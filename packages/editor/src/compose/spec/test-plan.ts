import { fixedBullets, fixedParagraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Item } from '../document.ts';
import type { Requirement } from '../requirement.ts';
import { inOwnWords } from '../scenario/own-words.ts';
import { counterScenarioOf, type Scenario, scenarioOf, scenariosOf } from '../scenario/scenario.ts';
import { passesTest } from '../scenario/shapes/measured.ts';
import { scenarioLine, stepsOf } from '../scenario/steps.ts';
import { askGap } from '../shared-gaps.ts';
import { stopOf } from '../voice/full-stop.ts';
import { type Check, checkOf } from './check-line.ts';

/**
 * The tests of the requirements: the act and its result where a requirement names them, and what it rules out; the limit where it sets one. What
 * names neither is told as something to be seen, each demand by itself.
 */
export function testPlanBlocks(composition: Composition): Block[] {
  const { requirements } = composition;
  if (requirements.length === 0)
    return [fixedParagraph(say(composition, 'gapTests', { questions: askGap(composition, 'functional') }))];
  const tests = requirements.flatMap((requirement) => testsOf(requirement, composition));
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
  const tests = [...shown, counterScenarioOf(requirement, composition)].flatMap((one) => one ?? []);
  const { id, statement } = requirement;
  return tests.length > 0 ? tests : [inOwnWords({ id, statement, requirement }, composition)];
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

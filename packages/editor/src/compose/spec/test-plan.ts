import { fixedBullets, fixedParagraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Item } from '../document.ts';
import { counterScenarioOf, type Scenario, scenarioOf } from '../scenario/scenario.ts';
import { scenarioLine, stepsOf } from '../scenario/steps.ts';
import { askGap } from '../shared-gaps.ts';
import { stopOf } from '../voice/full-stop.ts';

/** One acceptance scenario a requirement, and a counter-scenario where the requirement has a case of its own. */
export function testPlanBlocks(composition: Composition): Block[] {
  const scenarios = composition.requirements.flatMap((requirement) => {
    const counters =
      requirement.demand?.condition && !holdsAnyway.test(requirement.demand.action.text)
        ? [counterScenarioOf(requirement, composition)]
        : [];
    return [scenarioOf(requirement, composition), ...counters];
  });
  if (scenarios.length === 0) {
    return [fixedParagraph(say(composition, 'gapTests', { questions: askGap(composition, 'functional') }))];
  }
  const written =
    composition.request.audience === 'Senior Dev' ? condensed(scenarios, composition) : scenarios;
  return fixedBullets(written.map((scenario, index) => item(scenario, `T-${index + 1}`, composition)));
}

/** "If SAP is down the clerk must still be able to scan": nothing else holds where the case does not arise. */
const holdsAnyway = /^(?:still|keep|continue)(?!\p{L})/iu;

/** For a senior developer: scenarios that only say that a requirement holds become one. */
function condensed(scenarios: readonly Scenario[], composition: Composition): Scenario[] {
  const plain = scenarios.filter(
    ({ requirement, trigger, outcome }) =>
      trigger === say(composition, 'scenarioExercised', { id: requirement }) ||
      /(?:works|succeeds) as (?:FR|NFR)-\d+ says$/u.test(outcome) ||
      trigger === say(composition, 'scenarioMeasured', { id: requirement }),
  );
  if (plain.length < 2) return [...scenarios];
  const together: Scenario = {
    requirement: plain.map((one) => one.requirement).join(', '),
    given: say(composition, 'scenarioInPlace'),
    trigger: say(composition, 'scenarioEach'),
    outcome: say(composition, 'scenarioEachHolds'),
  };
  return [...scenarios.filter((one) => !plain.includes(one)), together];
}

/** In one line; for a junior developer one line a step. */
function item(scenario: Scenario, id: string, composition: Composition): Item {
  const head = `**${id}** (${scenario.requirement})`;
  if (composition.request.audience !== 'Junior Dev')
    return { text: `${head} ${scenarioLine(scenario, composition)}` };
  return {
    text: head,
    children: fixedBullets(
      stepsOf(scenario, composition).map((step) => `${step}${stopOf(composition.language)}`),
    ),
  };
}

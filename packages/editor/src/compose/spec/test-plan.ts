import { fixedBullets, fixedParagraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Item } from '../document.ts';
import { counterScenarioOf, type Scenario, scenarioOf } from '../scenario/scenario.ts';
import { scenarioLine, stepsOf } from '../scenario/steps.ts';
import { askGap } from '../shared-gaps.ts';
import { stopOf } from '../voice/full-stop.ts';
import { type Check, checkOf, missingActs } from './check-line.ts';

/**
 * A test a requirement: the act and its result where the requirement names them, with a counter-scenario where it has a
 * case of its own; else what is measured or looked at, and the question for the act.
 */
export function testPlanBlocks(composition: Composition): Block[] {
  const tests = composition.requirements.flatMap((requirement): (Scenario | Check)[] => {
    const scenario = scenarioOf(requirement, composition);
    const check = checkOf(requirement, scenario, composition);
    if (check !== null) return [check];
    const hasCase = requirement.demand?.condition && !holdsAnyway.test(requirement.demand.action.text);
    return hasCase ? [scenario, counterScenarioOf(requirement, composition)] : [scenario];
  });
  if (tests.length === 0) {
    return [fixedParagraph(say(composition, 'gapTests', { questions: askGap(composition, 'functional') }))];
  }
  const missing = missingActs(tests.filter(isCheck), composition);
  const isBrief = composition.request.audience === 'Senior Dev';
  const written = isBrief ? tests.filter((one) => !isCheck(one) || !one.isOpen) : tests;
  return [
    ...fixedBullets(written.map((test, index) => item(test, `T-${index + 1}`, composition))),
    ...(missing === null ? [] : [fixedParagraph(missing)]),
  ];
}

function isCheck(test: Scenario | Check): test is Check {
  return 'isOpen' in test;
}

/** "If SAP is down the clerk must still be able to scan": nothing else holds where the case does not arise. */
const holdsAnyway = /^(?:still|keep|continue)(?!\p{L})/iu;

/** In one line; for a junior developer one line a step. */
function item(test: Scenario | Check, id: string, composition: Composition): Item {
  const head = `**${id}** (${test.requirement})`;
  if (isCheck(test)) return { text: `${head} ${test.text}` };
  if (composition.request.audience !== 'Junior Dev')
    return { text: `${head} ${scenarioLine(test, composition)}` };
  return {
    text: head,
    children: fixedBullets(
      stepsOf(test, composition).map((step) => `${step}${stopOf(composition.language)}`),
    ),
  };
}

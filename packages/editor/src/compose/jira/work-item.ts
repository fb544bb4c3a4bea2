import type { Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { counterScenarioOf, lowerFirst, type Scenario, scenarioOf } from '../scenario/scenario.ts';

/** Something the input wants done: a demand, a decision to carry out, a watch to set up. */
export interface WorkItem {
  /** FR-n, NFR-n or W-n. */
  readonly id: string;
  readonly text: string;
  readonly statement: Statement;
  readonly requirement: Requirement | null;
}

/** Demands first in reading order, with decisions, rollout and monitoring in between where the input has them. */
export function workItemsOf(composition: Composition): WorkItem[] {
  const others = new Set(['decision', 'rollout', 'observability'] as const);
  let count = 0;
  return composition.understanding.statements.flatMap((statement): WorkItem[] => {
    const requirement = composition.requirements.find((one) => one.statement === statement);
    if (requirement) return [{ id: requirement.id, text: requirement.text, statement, requirement }];
    if (!(others as ReadonlySet<string>).has(statement.kind)) return [];
    count += 1;
    return [{ id: `W-${count}`, text: statement.text, statement, requirement: null }];
  });
}

/** The criterion that shows a work item done. */
export function criterionOf(item: WorkItem, composition: Composition): Scenario {
  if (item.requirement) return scenarioOf(item.requirement, composition);
  return {
    requirement: item.id,
    given: say(composition, 'scenarioInPlace'),
    trigger: say(composition, 'scenarioExercised', { id: item.id }),
    outcome: say(composition, 'scenarioStated', { text: lowerFirst(item.text.replace(/[.!]+$/u, '')) }),
  };
}

/** The criterion of what goes wrong. */
export function counterCriterionOf(item: WorkItem, composition: Composition): Scenario {
  if (item.requirement) return counterScenarioOf(item.requirement, composition);
  composition.assumptions.add(say(composition, 'assumeRefusal'));
  return {
    requirement: item.id,
    given: say(composition, 'scenarioInPlace'),
    trigger: say(composition, 'scenarioInvalid', { id: item.id }),
    outcome: say(composition, 'scenarioRefused'),
  };
}

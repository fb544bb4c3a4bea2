import { demandOf } from '../../understand/demand.ts';
import { changed } from '../../understand/mask.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { keepsAsIs } from '../decision.ts';
import type { Requirement } from '../requirement.ts';
import { wordedDemand } from '../voice/worded-demand.ts';
import { mayOrderWork, ordersWork } from './ordered-work.ts';

/** Something the input wants done: a demand, a decision to carry out, a watch to set up, a piece of work among other notes. */
export interface WorkItem {
  /** FR-n, NFR-n or W-n. */
  readonly id: string;
  readonly text: string;
  readonly statement: Statement;
  readonly requirement: Requirement | null;
}

/** Demands in reading order, with decisions, rollout, monitoring and other orders in between where the input has them. */
export function workItemsOf(composition: Composition): WorkItem[] {
  const others = new Set(['decision', 'rollout', 'observability'] as const);
  let count = 0;
  return composition.understanding.statements.flatMap((statement): WorkItem[] => {
    const requirement = composition.requirements.find((one) => one.statement === statement);
    if (requirement) return [{ id: requirement.id, text: requirement.text, statement, requirement }];
    const isPlan = (others as ReadonlySet<string>).has(statement.kind);
    if (!isPlan && !mayOrderWork(statement)) return [];
    const id = `W-${count + 1}`;
    const ordered = composition.language === 'en' ? asDemand(id, statement) : null;
    if (!isPlan && !(ordered && ordersWork(statement, ordered.demand, composition))) return [];
    if (statement.kind === 'decision' && keepsAsIs(statement)) return [];
    // What was decided and orders nothing is context of the whole.
    if (composition.language === 'en' && statement.kind === 'decision' && ordered === null) return [];
    count += 1;
    return [
      {
        id,
        text: statement.text,
        statement,
        requirement: isPlan || ordered === null ? ordered : ofTeam(ordered),
      },
    ];
  });
}

/** "Extract invoicing into its own service": whoever changes the product does so, whatever systems do that is called the same. */
function ofTeam(ordered: Requirement): Requirement {
  const { demand } = ordered;
  if (demand === null) return ordered;
  return { ...ordered, demand: { ...demand, subject: changed(demand.subject, 'The change') } };
}

/** What a decision or a plan orders, so that its ticket reads like any other; null where it orders nothing. */
function asDemand(id: string, statement: Statement): Requirement | null {
  const found = demandOf(statement.masked, 'MUST', null, null);
  const worded = found && wordedDemand(found, statement.text);
  // A plan that is no order ("we will try this first") keeps its own words.
  if (!worded || /^ensure that /u.test(worded.demand.action.text)) return null;
  const { demand, remark } = worded;
  return { id, isQuality: false, strength: 'MUST', text: statement.text, remark, demand, statement };
}

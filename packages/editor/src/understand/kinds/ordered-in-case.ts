import { orderInCase } from '../clause/order-in-case.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/** Kinds that an order behind its case is taken for where only the case is looked at. */
const toldOfCase: ReadonlySet<Kind> = new Set([
  ...(['problem', 'context', 'step', 'failure', 'risk'] as const),
  ...(['mitigation', 'observability', 'rollout'] as const),
]);

/** "If the disk fills up drop the logs": whether a sentence orders what is to be built for a case, whatever the case tells of. English. */
export function ordersInItsCase({ language, isReport, hint, prose }: Evidence, learned: Kind): boolean {
  const isBuilt = language === 'en' && !isReport && (hint === null || hint === 'requirement');
  return isBuilt && toldOfCase.has(learned) && orderInCase(prose) !== null;
}

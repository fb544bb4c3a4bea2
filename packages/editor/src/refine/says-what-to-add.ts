import type { Draft } from './draft.ts';
import { ordersAbroad } from './orders-abroad.ts';
import { plainClause } from './plain-clause.ts';
import { isAdding } from './reasons.ts';

/** Whether a clause of any language says what to add, so that all of it is content. */
export function saysWhatToAdd(clause: string, draft: Draft): boolean {
  return isAdding(plainClause(clause)) || ordersAbroad(clause, draft).some(isAdding);
}

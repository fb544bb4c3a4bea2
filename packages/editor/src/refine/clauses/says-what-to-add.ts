import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { ordersAbroad } from '../reading/orders-abroad.ts';
import { isAdding } from './reasons.ts';

/** Whether a clause of any language says what to add, so that all of it is content. */
export function saysWhatToAdd(clause: string, draft: Draft): boolean {
  return isAdding(plainClause(clause)) || ordersAbroad(clause, draft).some(isAdding);
}

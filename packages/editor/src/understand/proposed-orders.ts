import { hintOf } from './hints.ts';
import { ordersInCase } from './imperative.ts';
import { isDemand, type Statement } from './statement.ts';

/** Orders of a proposal from which on they are what is to be built. */
const several = 2;

/**
 * Where hardly anything else is demanded, the orders below "Proposed solution" are what is to be built: "Store a hash with every translation.
 * When it differs, mark the translation." English.
 */
export function withProposedOrders(statements: readonly Statement[]): Statement[] {
  const orders = new Set(statements.filter(ordersBuilding));
  return orders.size < several || orders.size < statements.filter(isDemand).length
    ? [...statements]
    : statements.map((one) =>
        orders.has(one) ? { ...one, kind: 'requirement', strength: one.strength ?? 'MUST' } : one,
      );
}

function ordersBuilding({ kind, heading, masked }: Statement): boolean {
  return kind === 'design' && heading !== null && hintOf(heading) === 'design' && ordersInCase(masked.text);
}

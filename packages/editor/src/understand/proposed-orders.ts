import { hintOf } from './hints.ts';
import { ordersInCase } from './imperative.ts';
import type { CueName } from './lexicon/lexicon.ts';
import { isDemand, type Kind, type Statement } from './statement.ts';

/** Orders of a proposal from which on they are what is to be built. */
const several = 2;

/** Where the text has a heading for what is required, what it tells below one of the design without a word that binds is design. */
function withDesignTold(statements: readonly Statement[]): Statement[] {
  const isBelow = ({ heading }: Statement, kind: Kind) => heading !== null && hintOf(heading) === kind;
  const isAskedElsewhere = statements.some((one) => isDemand(one) && isBelow(one, 'requirement'));
  const isTold = (one: Statement) =>
    one.kind === 'requirement' && isBelow(one, 'design') && !binding.some((cue) => one.topics.has(cue));
  return statements.map((one) =>
    isAskedElsewhere && isTold(one) ? { ...one, kind: 'design', strength: null } : one,
  );
}

const binding: readonly CueName[] = ['must', 'should', 'prohibition'];

/**
 * Where hardly anything else is demanded, the orders below "Proposed solution" are what is to be built: "Store a hash with every translation.
 * When it differs, mark the translation." English.
 */
export function withProposedOrders(said: readonly Statement[]): Statement[] {
  const statements = withDesignTold(said);
  const orders = new Set(statements.filter(ordersBuilding));
  return orders.size < several || orders.size < statements.filter(isDemand).length
    ? statements
    : statements.map((one) =>
        orders.has(one) ? { ...one, kind: 'requirement', strength: one.strength ?? 'MUST' } : one,
      );
}

function ordersBuilding({ kind, heading, masked }: Statement): boolean {
  return kind === 'design' && heading !== null && hintOf(heading) === 'design' && ordersInCase(masked.text);
}

import { type Configuration, LEFT, RIGHT, SHIFT } from '../../src/syntax/configuration.ts';

/** The moves after which the most gold arcs can still be found, a bit each (Goldberg and Nivre 2013). */
export function bestMoves(state: Configuration, heads: readonly number[]): number {
  const { allowed } = state;
  const costs = [SHIFT, LEFT, RIGHT].map((move) =>
    (allowed >> move) & 1 ? costOf(move, state, heads) : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...costs);
  return costs.reduce((moves, cost, move) => (cost === least ? moves | (1 << move) : moves), 0);
}

/** How many gold arcs a move makes impossible. */
function costOf(move: number, { stack, next, length }: Configuration, heads: readonly number[]): number {
  const top = stack.at(-1) ?? -1;
  const under = stack.at(-2) ?? -1;
  if (move === SHIFT) {
    const head = heads[next] as number;
    const lostHead = stack.slice(0, -1).includes(head) ? 1 : 0;
    return lostHead + stack.filter((word) => heads[word] === next).length;
  }
  const head = heads[top] as number;
  let lost = 0;
  for (let word = next; word < length; word += 1) if (heads[word] === top) lost += 1;
  if (move === LEFT) {
    const isHeadElsewhere = head === under || (head > next && head <= length);
    return lost + (isHeadElsewhere && head !== next ? 1 : 0);
  }
  return lost + (head >= next && head <= length ? 1 : 0);
}

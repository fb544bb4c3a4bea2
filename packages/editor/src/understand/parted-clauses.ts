import { clauseAt, mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import type { Tree } from '../syntax/tree.ts';
import { bySyntax } from './demand/by-syntax.ts';

/** The two halves of a sentence. */
interface ClausePair {
  readonly first: string;
  readonly second: string;
}

/**
 * "On-call sets the state from chat, the page updates within 30 seconds": two clauses in the present, each of somebody of its own, by the tree
 * of their sentence; null where that is not sure.
 */
export function pairOfClauses(text: string): ClausePair | null {
  const tree = parse(text);
  const clause = tree && mainClause(tree);
  if (!tree || !clause) return null;
  for (const other of clause.others) {
    const second = clauseAt(tree, other);
    if (second?.subject == null || second.opening === null) continue;
    const joint = tree.textOf(second.opening);
    if (!/^(?:[,;]|[,;]? ?(?:and|but)|[,;])$/u.test(joint.replace(/\s+/gu, ' '))) continue;
    const { start = 0 } = tree.word(second.subject.first) ?? {};
    const { start: end = 0 } = tree.word(second.opening.first) ?? {};
    const pair = { first: text.slice(0, end).trim(), second: text.slice(start) };
    const isRemark = /^[,;]$/u.test(joint) && isState(tree, other);
    return !isRemark &&
      pair.second.split(' ').length >= fewest &&
      bySyntax(pair.first) &&
      bySyntax(pair.second)
      ? pair
      : null;
  }
  return null;
}

/** Words of a clause; fewer may hang on the one before. */
const fewest = 4;

/** "The vendor is slow": behind a mark alone that is remarked as often as demanded. */
function isState(tree: Tree, head: number): boolean {
  return tree.childrenOf(head, 'cop').length > 0;
}

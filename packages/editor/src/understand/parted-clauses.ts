import { type Clause, clauseAt, mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import type { Tree } from '../syntax/tree.ts';
import { bySyntax } from './demand/by-syntax.ts';

/** The two halves of a sentence. */
interface ClausePair {
  readonly first: string;
  readonly second: string;
  /** The second as it is typed. */
  readonly typed: string;
}

/**
 * "On-call sets the state from chat, the page updates within 30 seconds": two clauses that are told in the present or bind, each of somebody of
 * its own, by the tree of their sentence or by their own trees; null where that is not sure.
 */
export function pairOfClauses(text: string): ClausePair | null {
  return byWholeTree(text) ?? byOwnTrees(text);
}

/** Two clauses by the tree of their sentence. */
function byWholeTree(text: string): ClausePair | null {
  const tree = parse(unspoken(text));
  const clause = tree && mainClause(tree);
  if (!tree || !clause) return null;
  for (const other of clause.others) {
    const second = clauseAt(tree, other);
    if (second?.subject == null || second.opening === null) continue;
    const joint = tree.textOf(second.opening).replace(/\s+/gu, ' ');
    if (!joints.test(joint)) continue;
    const start = tree.word(second.subject.first)?.start ?? 0;
    const end = tree.word(second.opening.first)?.start ?? 0;
    const isRemark = /^[,;]$/u.test(joint) && isState(tree, other);
    return isRemark ? null : halvesOf(text, { start, end, joint });
  }
  return null;
}

/** Two clauses behind a mark and a word that joins, each by a tree of its own: a long sentence is often parsed wrongly as a whole. */
function byOwnTrees(text: string): ClausePair | null {
  for (const { index, 0: joint } of text.matchAll(/(?:[,;] (?:and|but)(?: then)?|[,;] then) (?=\p{L})/giu)) {
    const pair = halvesOf(text, { start: index + joint.length, end: index, joint: joint.trim() });
    if (pair !== null) return pair;
  }
  return null;
}

/** The halves of a sentence of which the second begins at `start`, where both say by themselves what is to be. */
function halvesOf(
  text: string,
  { start, end, joint }: { start: number; end: number; joint: string },
): ClausePair | null {
  const first = text.slice(0, end).trim();
  const typed = text.slice(start);
  const isOwn = moodOf(typed) === 'told' || moodOf(first) === 'ordered';
  if (
    !isOwn ||
    elided.test(typed) ||
    typed.split(' ').length < fewest ||
    !isDemanded(first) ||
    !isDemanded(typed)
  )
    return null;
  return { first, second: /then$/iu.test(joint) ? thenIn(typed) : typed, typed };
}

/** Whether a clause names who does something, or orders it: "couriers can list lockers, and see rooms" names the same twice. */
function moodOf(clause: string): Clause['mood'] | undefined {
  const tree = parse(unspoken(clause));
  return (tree && mainClause(tree))?.mood;
}

/** "…, then a worker makes the sizes": "a worker then makes the sizes", where a verb in the present is told of somebody. */
function thenIn(clause: string): string {
  const tree = parse(unspoken(clause));
  const subject = (tree && mainClause(tree))?.subject;
  const at = subject == null ? 0 : (tree?.word(subject.last)?.end ?? 0);
  return at === 0 || isBound(clause) ? clause : `${clause.slice(0, at)} then${clause.slice(at)}`;
}

const joints = /^(?:[,;]|[,;]? ?(?:and|but)(?: then)?|[,;]? ?then)$/iu;

/** "…, but the rule on health data does": a verb of which the rest stands in the clause before. */
const elided = /(?<!\p{L})(?:do|does|is|are|has|have|can|must|may|should|will)(?:n['’]t| not| too| so)?$/iu;

/** Words of a clause; fewer may hang on the one before. */
const fewest = 4;

/** A sentence with each quotation as one word of the same length, as the name it is. */
function unspoken(text: string): string {
  return text.replaceAll(/"[^"]+"|“[^”]+”/gu, (quoted) => 'X'.repeat(quoted.length));
}

/** "The vendor is slow": behind a mark alone that is remarked as often as demanded. */
function isState(tree: Tree, head: number): boolean {
  return tree.childrenOf(head, 'cop').length > 0;
}

/** Whether a clause tells in the present what is to be, or binds somebody to it. */
function isDemanded(clause: string): boolean {
  return bySyntax(unspoken(clause)) !== null || isBound(clause);
}

/** "Flags without an owner should not be possible": a clause whose verb binds whom it names. */
function isBound(text: string): boolean {
  const tree = parse(unspoken(text));
  const clause = tree && mainClause(tree);
  if (!tree || clause?.subject == null || clause.opening !== null) return false;
  return (
    /^(?:must|should|shall|may|can|cannot)$/iu.test(tree.word(clause.verb)?.text ?? '') &&
    !standsIn.test(tree.textOf(clause.subject)) &&
    clause.others.every((at) => clauseAt(tree, at)?.subject == null)
  );
}

const standsIn = /^(?:it|they|this|that|these|those|he|she|we|i|you|there|which|who|what)(?!\p{L})/iu;

import type { Relation } from './relations.ts';
import type { Tree } from './tree.ts';

/** How clauses hang on words of others. */
const subordinate: ReadonlySet<Relation> = new Set(['advcl', 'advcl:relcl', 'acl', 'acl:relcl', 'csubj']);

/** Whether a sentence has a verb in the present beside its main one that no subordinate clause explains: "must provide a bid prolongs the lot". */
export function hasLooseVerb(tree: Tree): boolean {
  return tree.words.some((word, at) => /^VB[ZP]$/u.test(word.tag) && isLoose(tree, at));
}

function isLoose(tree: Tree, at: number): boolean {
  let clause = at;
  for (let step = 0; step < tree.words.length; step += 1) {
    const word = tree.word(clause);
    if (word === undefined || word.head === tree.words.length) return clause !== at || at !== tree.root;
    // "that it shows", "what was said", "if it is there", whatever that hangs on
    if (subordinate.has(word.relation) || opensClause(tree, clause)) return false;
    if (word.relation === 'ccomp' || word.relation === 'xcomp') return true;
    clause = word.head;
  }
  return true;
}

function opensClause(tree: Tree, clause: number): boolean {
  return tree
    .childrenOf(clause)
    .some((at) => tree.word(at)?.relation === 'mark' || /^W/u.test(tree.word(at)?.tag ?? ''));
}

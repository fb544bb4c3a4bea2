import type { Tag } from './tags.ts';
import type { Stretch, Tree } from './tree.ts';

/** What the main clause of a sentence does: tells of somebody, orders, or neither of both. */
type Mood = 'told' | 'ordered';

/** The main clause of a sentence, by places of words. */
export interface Clause {
  readonly mood: Mood;
  /** The word that says what is done or so: a verb, or what a form of "be" is said with. */
  readonly head: number;
  /** The verb that has a tense and a person: the first auxiliary, else a form of "be", else the head. */
  readonly verb: number;
  /** Who is told of; null in an order. */
  readonly subject: Stretch | null;
  /** What stands before the subject, or before the verb of an order: "if it fails", "at night"; null where nothing does. */
  readonly opening: Stretch | null;
  /** Where a word denies the clause: "not", "never"; null where none does. */
  readonly denial: number | null;
  /** Further clauses and verbs at the level of the head, by their heads, in their order. */
  readonly others: readonly number[];
}

const finite: ReadonlySet<Tag> = new Set(['VBZ', 'VBP', 'VBD', 'MD']);

/** Reads the main clause of a sentence; null where it has none that is told or ordered. */
export function mainClause(tree: Tree): Clause | null {
  return clauseAt(tree, tree.root);
}

/** Reads the clause of which the word at `head` says what is done. */
export function clauseAt(tree: Tree, head: number): Clause | null {
  const word = tree.word(head);
  if (word === undefined) return null;
  const subjects = tree.childrenOf(head, 'nsubj', 'nsubj:pass', 'csubj', 'expl');
  const helpers = tree.childrenOf(head, 'aux', 'aux:pass', 'cop');
  const verb = helpers.find((at) => at < head) ?? head;
  const others = tree.childrenOf(head, 'conj', 'parataxis', 'list').filter((at) => at > head);
  const denial =
    tree
      .childrenOf(head, 'advmod')
      .find((at) => at < head && /^(?:not|n['’]t|never)$/iu.test(tree.word(at)?.text ?? '')) ?? null;
  const [subject] = subjects;
  if (subject === undefined) {
    const isOrder = helpers.length === 0 && (word.tag === 'VB' || word.tag === 'VBP') && denial === null;
    return isOrder
      ? { mood: 'ordered', head, verb, subject: null, opening: before(tree, head, head), denial, others }
      : null;
  }
  const verbWord = tree.word(verb);
  if (verbWord === undefined || subject > verb || !(finite.has(verbWord.tag) || verbWord.tag === 'VB'))
    return null;
  const stretch = tree.stretchOf(subject);
  return {
    mood: 'told',
    head,
    verb,
    subject: stretch,
    opening: before(tree, head, stretch.first),
    denial,
    others,
  };
}

/** What of a clause stands before `at`. */
function before(tree: Tree, head: number, at: number): Stretch | null {
  const { first } = tree.stretchOf(head);
  return first < at ? { first, last: at - 1 } : null;
}

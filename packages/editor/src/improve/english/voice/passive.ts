import { isMass } from '../../../correct/agreement/noun-number.ts';
import type { Stretch, Tree } from '../../../syntax/tree.ts';
import { ADVERB } from './verb-forms.ts';

/** A clause in the passive, by places of words in its sentence. */
export interface Passive {
  readonly tree: Tree;
  /** What it is done to. */
  readonly thing: Stretch;
  /** The words between that and the participle: "must not be", "was automatically". */
  readonly helpers: readonly string[];
  /** The participle. */
  readonly done: number;
}

/** What a form of "be" or a modal may stand beside before the participle. */
const HELPER =
  /^(?:is|are|was|were|be|been|being|has|have|had|will|would|can|could|may|might|must|should|shall|to|needs|need|needed|not|cannot)$/u;
const DUTY = /^(?:needs?|needed|has|have|had)$/u;
const MOST_WORDS = 12;
/** What may stand before a subject: a mark, and what joins or opens a clause; behind a verb it is what that is done to. */
const OPENS = /^(?:[,:.]|IN|CC|RB|WRB|WDT|``|''|-LRB-)$/u;

/** The clauses of a sentence that are in the passive and have a subject with a name, which stands right before the verb. */
export function passivesIn(tree: Tree): readonly Passive[] {
  return tree.words.flatMap(({ tag, head }, done) => {
    if (tag !== 'VBN') return [];
    // "has to be stored": what it is done to belongs to the duty
    const isDue = DUTY.test(tree.word(head)?.text ?? '');
    const [subject] = [
      ...tree.childrenOf(done, 'nsubj:pass'),
      ...(isDue ? tree.childrenOf(head, 'nsubj', 'nsubj:pass') : []),
    ];
    const [helper] = tree.childrenOf(done, 'aux:pass');
    if (subject === undefined || helper === undefined || helper < subject || helper > done) return [];
    const thing = tree.stretchOf(subject);
    const helpers = tree.words.slice(thing.last + 1, done).map(({ text }) => text);
    const named = tree.words.slice(thing.first, thing.last + 1);
    const isPlain =
      OPENS.test(tree.word(thing.first - 1)?.tag ?? 'IN') &&
      helpers.length > 0 &&
      helpers.every((word) => HELPER.test(word) || ADVERB.test(word)) &&
      named.length <= MOST_WORDS &&
      /^(?:DT|NN|NNS|JJ|PRP\$|CD|VBG)$/u.test(named[0]?.tag ?? '') &&
      !/^(?:no|none|nothing|nobody)$/iu.test(named[0]?.text ?? '') &&
      !(named.length === 1 && named[0]?.tag === 'DT') &&
      !named.some(
        ({ tag: one, text }) => /^(?:PRP|WDT|WP|EX|VBZ|VBP|VBD|MD)$/u.test(one) || /^[,:;()]$/u.test(text),
      );
    return isPlain ? [{ tree, thing, helpers, done }] : [];
  });
}

/** Whether what a word names is many: "the rows", "the rows of a table". */
export function isMany(tree: Tree, head: number): boolean {
  const { tag, text } = tree.word(head) ?? {};
  return (
    (tag === 'NNS' || tag === 'NNPS' || /^(?:we|they|us|them)$/iu.test(text ?? '')) &&
    !isMass((text ?? '').toLowerCase())
  );
}

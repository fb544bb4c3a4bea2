import { parse } from '../syntax/parse.ts';
import type { Tree, Word } from '../syntax/tree.ts';
import { wordsIn } from './words.ts';

/** What was taken out of a sentence: who is bound, and what has to hold first. */
interface TakenOut {
  readonly subject: string;
  readonly condition?: string | null;
  readonly said: string;
  /** The demand put together again. */
  readonly sentence: string;
}

/**
 * Why what was taken for the subject or for the case of a demand is no phrase of the input by its tree: words of it belong to two words
 * outside, as in "instead of deleting accounts we" or "unless the user opts out, we anonymously". Null where nothing shows it.
 */
export function cutThroughPhrase({ subject, condition, said, sentence }: TakenOut): string | null {
  const trees = [said, sentence.replace(bound, (word) => word.toLowerCase())].map((text) =>
    parse(plainIn(text)),
  );
  const isTornInBoth = (text: string) => trees.every((tree) => tree !== null && isTorn(tree, text));
  if (!ofNobody.test(subject) && isTornInBoth(subject)) return 'the subject is no phrase';
  if (condition && isTornInBoth(condition)) return 'the case is no phrase';
  return null;
}

const bound = /(?<!\p{L})(?:MUST|SHOULD|MAY|NOT)(?!\p{L})/gu;

/** Who is bound where the input may name nobody. */
const ofNobody = /^(?:the (?:system|change|team)|it|they|there|this|that|users)$/iu;

/** Whether the words of a text hang on more than one word outside, and it ends where no phrase does or runs over a verb that is told. */
function isTorn(tree: Tree, text: string): boolean {
  const place = placeOf(tree, plainIn(text));
  if (place === null) return false;
  const [first, last] = place;
  const words = tree.words.slice(first, last + 1);
  const hanging = words.filter(({ head, relation }) => relation !== 'punct' && (head < first || head > last));
  return (
    hanging.length > 1 &&
    (endsNoPhrase(words.at(-1)) || runsOverVerb(tree, first, last) || hasTwoDoers(hanging, words))
  );
}

/** "Instead of deleting accounts we", "the docs next", "a third of today's". */
function endsNoPhrase(word: Word | undefined): boolean {
  return /^(?:IN|RB|PRP|DT|EX|POS|WRB|TO|MD|VBZ|VBP)$/u.test(word?.tag ?? '');
}

/** "Everything a customer" of "everything a customer uploads stays here", where "orders over 500 kg" is one. */
function hasTwoDoers(hanging: readonly Word[], words: readonly Word[]): boolean {
  const doers = hanging.filter(({ relation }) => relation.startsWith('nsubj'));
  const second = doers[1];
  return second !== undefined && /^(?:DT|PRP\$)$/u.test(words[words.indexOf(second) - 1]?.tag ?? '');
}

/** "A request fans out and each system", where "an order that is paid" has a word that opens the clause of its verb. */
function runsOverVerb(tree: Tree, first: number, last: number): boolean {
  return tree.words.some(
    ({ tag }, at) =>
      at > first &&
      at <= last &&
      /^(?:VBZ|VBP|VBD|MD)$/u.test(tag) &&
      !tree.words.slice(first, at).some((word) => /^(?:W|IN$)/u.test(word.tag)),
  );
}
/** The prose of a text with its denials written out, as demands have them. */
function plainIn(text: string): string {
  return wordsIn(text).prose.replace(/(?<=\p{L})n['’]t(?!\p{L})/giu, ' not');
}

/** The first and the last word of a tree that a text is made of; null where it does not stand in the sentence as it is. */
function placeOf(tree: Tree, text: string): readonly [number, number] | null {
  const plain = text.toLowerCase();
  const bare = plain.replace(/^(?:the|an?) /u, '');
  const sentence = tree.sentence.toLowerCase();
  const at = sentence.indexOf(plain);
  const start = at >= 0 ? at : sentence.indexOf(bare);
  if (start < 0) return null;
  const end = start + (at >= 0 ? plain : bare).length;
  const first = tree.words.findIndex((word) => word.start === start);
  const last = tree.words.findLastIndex((word) => word.end === end);
  return first < 0 || last < first ? null : [first, last];
}

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
  const own = parse(plainIn(said));
  if (own === null) return null;
  const isNone = (text: string) => {
    const cut = cutIn(own, text);
    if (cut === null) return false;
    return isSurelyTorn(cut) || (isTorn(cut) && isTornAgain(text, sentence));
  };
  if (!ofNobody.test(subject) && isNone(subject)) return 'the subject is no phrase';
  return condition && !isMarkedOff(condition, said) && isNone(condition) ? 'the case is no phrase' : null;
}

/** "If the two differ, …": a case without a comma of its own that the input ends with one. */
function isMarkedOff(condition: string, said: string): boolean {
  return (
    /^(?:if|when|whenever|once|unless|until|while|as soon as)\s[^,]+$/iu.test(condition) &&
    said.toLowerCase().startsWith(`${condition.toLowerCase()},`)
  );
}

/** Whether the tree of the demand put together again tears a text as well: only what looks torn is parsed twice. */
function isTornAgain(text: string, sentence: string): boolean {
  const tree = parse(plainIn(sentence.replace(bound, (word) => word.toLowerCase())));
  const cut = tree && cutIn(tree, text);
  return cut !== null && isTorn(cut);
}

const bound = /(?<!\p{L})(?:MUST|SHOULD|MAY|NOT)(?!\p{L})/gu;

/** Who is bound where the input may name nobody. */
const ofNobody = /^(?:the (?:system|change|team)|it|they|there|this|that|users)$/iu;

/** Words of a tree, and those of them that hang on others outside. */
interface Cut {
  readonly words: readonly Word[];
  readonly hanging: readonly Word[];
}

/** A text as words of a tree, where more than one of them hangs on a word outside; else null. */
function cutIn(tree: Tree, text: string): Cut | null {
  const place = placeOf(tree, plainIn(text));
  if (place === null) return null;
  const [first, last] = place;
  const words = tree.words.slice(first, last + 1);
  const hanging = words.filter(({ head, relation }) => relation !== 'punct' && (head < first || head > last));
  return hanging.length > 1 ? { words, hanging } : null;
}

/** Whether several hanging words end where no phrase does, or run over a verb that is told: a guess, as trees are. */
function isTorn({ words }: Cut): boolean {
  return endsNoPhrase(words) || runsOverVerb(words);
}

/** The same where no tree that is wrong elsewhere makes it look so. */
function isSurelyTorn(cut: Cut): boolean {
  return hasTwoDoers(cut) || /^(?:before|after|until|than|of)$/iu.test(cut.words.at(-1)?.text ?? '');
}

/** "Instead of deleting accounts we", "the docs next", "a third of today's", where "if it is down" ends as a clause may. */
function endsNoPhrase(words: readonly Word[]): boolean {
  const [before, last] = words.slice(-2);
  const isState =
    particle.test(last?.text ?? '') && /^(?:is|are|was|were|goes|go|be)$/iu.test(before?.text ?? '');
  return !isState && /^(?:IN|RB|PRP\$?|DT|EX|POS|WRB|TO|MD|VBZ|VBP)$/u.test(last?.tag ?? '');
}

const particle = /^(?:up|down|out|off|over|on|in|back|away|there|here|live|offline|online)$/iu;

/** "Everything a customer" of "everything a customer uploads stays here", where "orders over 500 kg" is one. */
function hasTwoDoers({ hanging, words }: Cut): boolean {
  const second = hanging.filter(({ relation }) => relation.startsWith('nsubj'))[1];
  return second !== undefined && /^(?:DT|PRP\$)$/u.test(words[words.indexOf(second) - 1]?.tag ?? '');
}

/** "A request fans out and each system", where "an order that is paid" has a word that opens the clause of its verb. */
function runsOverVerb(words: readonly Word[]): boolean {
  return words.some(
    ({ tag }, at) =>
      at > 0 &&
      /^(?:VBZ|VBP|VBD|MD)$/u.test(tag) &&
      !words.slice(0, at).some((word) => /^(?:W|IN$)/u.test(word.tag)),
  );
}

/** The prose of a text with its denials written out, as demands have them. */
function plainIn(text: string): string {
  return wordsIn(text).prose.replace(/(?<=\p{L})n['’]t(?!\p{L})/giu, ' not');
}

/** The first and the last word of a tree that a text is made of; null where it does not stand in the sentence as it is. */
function placeOf(tree: Tree, text: string): readonly [number, number] | null {
  const plain = text.toLowerCase();
  const bare = plain.replace(/^(?:the|an?|in case of|if) /u, '');
  const sentence = tree.sentence.toLowerCase();
  const at = sentence.indexOf(plain);
  const start = at >= 0 ? at : sentence.indexOf(bare);
  if (start < 0) return null;
  const end = start + (at >= 0 ? plain : bare).length;
  const first = tree.words.findIndex((word) => word.start === start);
  const last = tree.words.findLastIndex((word) => word.end === end);
  return first < 0 || last < first ? null : [first, last];
}

import { joinedHash, textHash } from '../../syntax/hashing.ts';
import { possibleForms } from '../../syntax/possible-forms.ts';
import { TAGS } from '../../syntax/tags.ts';
import type { Tree, Word } from '../../syntax/tree.ts';
import { MARGIN, type WordSigns } from '../../syntax/word-signs.ts';
import { cuesIn } from '../lexicon/cues.ts';

/** Features of one place at the very most. */
export const PIECE_FEATURES = 128;

/** What of the places of a sentence the labels go by. */
export interface Features {
  /** Hashes, `PIECE_FEATURES` to a place, of which the first `counts[place]` count. */
  readonly hashes: Int32Array;
  readonly counts: Int32Array;
  /** What each place is like for the step from one label to the next: its part of speech. */
  readonly steps: Int32Array;
}

/** What is true of a whole sentence up to a place. */
interface Seen {
  verb: number;
  binding: number;
  opener: number;
  mark: number;
  subject: number;
}

/** Writes down what a labelled or unlabelled sentence shows at each of its places. */
export function featuresOf(tree: Tree, signs: WordSigns): Features {
  const { words } = tree;
  const hashes = new Int32Array(words.length * PIECE_FEATURES);
  const counts = new Int32Array(words.length);
  const steps = Int32Array.from(words, ({ tag }) => TAGS.indexOf(tag));
  const tags = words.map(({ tag }) => textHash(tag));
  const relations = words.map(({ relation }) => textHash(relation));
  const cues = cueSigns(tree);
  const whole = wholeSigns(tree, signs, cues);
  const seen: Seen = { verb: 0, binding: 0, opener: 0, mark: 0, subject: 0 };
  const nextMarks = marksAhead(words);
  words.forEach((word, at) => {
    const place = at + MARGIN;
    const from = at * PIECE_FEATURES;
    let count = 0;
    const add = (kind: number, ...parts: number[]): void => {
      let hash = joinedHash(0x2c1b3c6d, kind);
      for (const part of parts) hash = joinedHash(hash, part);
      hashes[from + count] = hash;
      count += 1;
    };
    const sign = (of: Int32Array, offset: number): number => of[place + offset] as number;
    const tag = (offset: number): number => tags[at + offset] ?? offset;
    const relation = (offset: number): number => relations[at + offset] ?? offset;
    const w0 = sign(signs.words, 0);
    const c0 = sign(signs.classes, 0);
    const f0 = sign(signs.forms, 0);
    add(0);
    for (let offset = -2; offset <= 2; offset += 1) {
      add(1, offset, sign(signs.words, offset));
      add(2, offset, sign(signs.classes, offset));
      add(3, offset, tag(offset));
      add(4, offset, sign(signs.forms, offset));
      add(5, offset, relation(offset));
    }
    add(6, sign(signs.words, -1), w0);
    add(7, w0, sign(signs.words, 1));
    add(8, sign(signs.words, -2), sign(signs.words, -1));
    add(9, sign(signs.words, 1), sign(signs.words, 2));
    add(10, tag(-1), tag(0));
    add(11, tag(0), tag(1));
    add(12, tag(-1), tag(0), tag(1));
    add(13, tag(0), tag(1), tag(2));
    add(14, tag(-2), tag(-1), tag(0));
    add(15, sign(signs.endings, 0));
    add(16, sign(signs.beginnings, 0));
    add(17, sign(signs.shapes, 0));
    add(18, sign(signs.endings, 0), tag(0));
    add(19, f0, tag(0));
    add(20, sign(signs.forms, -1), f0);
    add(21, f0, sign(signs.forms, 1));
    add(22, sign(signs.classes, -1), c0);
    add(23, c0, sign(signs.classes, 1));
    add(24, sign(signs.shapes, 1));
    add(25, w0, tag(0));
    // what it hangs on, and how
    const head = words[word.head];
    const headTag = head === undefined ? 1 : textHash(head.tag);
    const way = head === undefined ? 0 : Math.sign(word.head - at);
    add(30, relation(0), headTag, way);
    add(31, relation(0), tag(0));
    add(32, head === undefined ? 0 : textHash(head.text.toLowerCase()), relation(0));
    const above = head === undefined ? undefined : words[head.head];
    add(33, relation(0), head === undefined ? 1 : textHash(head.relation), way);
    add(
      34,
      relation(0),
      head === undefined ? 1 : textHash(head.relation),
      above === undefined ? 1 : textHash(above.relation),
    );
    for (const [bit, pattern] of pathSigns(tree, at).entries()) add(35, bit, pattern);
    add(36, helperOf(tree, at), tag(0), relation(0));
    // where it stands
    const order = Math.min(at, 4);
    const rest = Math.min(words.length - 1 - at, 3);
    add(40, order);
    add(41, rest);
    add(42, order, tag(0));
    add(43, order, w0);
    add(44, order, f0, sign(signs.forms, 1));
    add(45, rest, tag(0));
    // what came before and what is to come
    add(50, seen.verb, tag(0));
    add(51, seen.binding, tag(0));
    add(52, seen.opener, seen.mark);
    add(53, seen.mark, tag(0));
    add(54, seen.verb, seen.binding, seen.opener);
    add(55, seen.subject, seen.verb, tag(0));
    add(56, nextMarks[at] as number, tag(0));
    add(57, seen.opener, seen.verb, tag(0), relation(0));
    add(58, seen.verb, f0, sign(signs.forms, 1));
    add(59, seen.mark, seen.verb, w0);
    for (const cue of cues[at] ?? []) {
      add(60, cue);
      add(61, cue, seen.verb);
    }
    for (const cue of cues[at + 1] ?? []) add(62, cue);
    for (const cue of cues[at - 1] ?? []) add(63, cue);
    for (const one of whole) {
      if (count >= PIECE_FEATURES - 2) break;
      add(70, one);
      add(71, one, seen.verb);
    }
    counts[at] = count;
    note(seen, word, cues[at] ?? []);
  });
  return { hashes, counts, steps };
}

/** Notes what a word adds to what was seen. */
function note(seen: Seen, { tag, text, relation }: Word, cues: readonly number[]): void {
  const word = text.toLowerCase();
  if (/^(?:VBZ|VBP|VBD|MD)$/u.test(tag)) seen.verb = Math.min(seen.verb + 1, 2);
  else if (/^VB/u.test(tag) && seen.verb === 0) seen.verb = 3;
  if (tag === 'MD' || cues.some((cue) => binding.has(cue))) seen.binding = 1;
  if (openers.has(word)) seen.opener = textHash(word);
  if (/^nsubj/u.test(relation)) seen.subject = 1;
  if (/^[,;:.–—()-]$|->/u.test(word)) {
    seen.mark = textHash(word);
    if (word !== '(') seen.opener = joinedHash(seen.opener === 0 ? 0 : 1, 5);
  }
}

const openers: ReadonlySet<string> = new Set(
  'if when whenever once unless until while after before because since so that which who where whether for in on at with without as per than then but and or'.split(
    ' ',
  ),
);

const binding: ReadonlySet<number> = new Set(
  ['must', 'should', 'may', 'prohibition'].map((name) => textHash(name)),
);

/** The next mark behind each place. */
function marksAhead(words: readonly Word[]): Int32Array {
  const found = new Int32Array(words.length);
  let mark = 0;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    found[at] = mark;
    const text = words[at]?.text ?? '';
    if (/^[,;:.?!()–—-]$|->/u.test(text)) mark = textHash(text);
  }
  return found;
}

/** The cues of the lexicon, by the words at which the first of each stands. */
function cueSigns(tree: Tree): number[][] {
  const found: number[][] = tree.words.map(() => []);
  for (const [name, { cue, index }] of cuesIn(tree.sentence, 'en'))
    tree.words.forEach(({ start, end }, at) => {
      if (start < index + cue.length && end > index) found[at]?.push(textHash(name));
    });
  return found;
}

/** How long a sentence may be to count as of one of these lengths. */
const LENGTHS = [3, 6, 10, 16, 25];

/** What is true of a sentence as a whole. */
function wholeSigns(tree: Tree, signs: WordSigns, cues: readonly (readonly number[])[]): number[] {
  const { words } = tree;
  const found: number[] = [];
  const add = (kind: number, value: number): void => {
    found.push(joinedHash(joinedHash(0x1f83d9ab, kind), value));
  };
  add(0, signs.words[MARGIN] as number);
  add(1, textHash(words[0]?.tag ?? ''));
  add(2, joinedHash(signs.forms[MARGIN] as number, signs.forms[MARGIN + 1] as number));
  add(3, textHash(words.at(-1)?.text ?? ''));
  add(
    4,
    LENGTHS.findIndex((length) => words.length <= length),
  );
  const root = words[tree.root];
  add(5, textHash(root?.tag ?? ''));
  add(6, textHash(root?.text.toLowerCase() ?? ''));
  add(7, Number(words.some(({ tag }) => tag === 'VBD')));
  add(8, Number(words.some(({ tag }) => /^(?:VBZ|VBP|MD)$/u.test(tag))));
  add(
    9,
    Number(words.some(({ text }) => possibleForms(text.toLowerCase()) > 0 && /^(?:i|we|you)$/iu.test(text))),
  );
  add(10, joinedHash(signs.words[MARGIN] as number, signs.words[MARGIN + 1] as number));
  for (const cue of new Set(cues.flat())) add(11, cue);
  return found.slice(0, 22);
}

/** Whether a place is within the subject, a subordinate clause, what hangs on the main word, by the way up to it. */
function pathSigns(tree: Tree, at: number): number[] {
  let [isSubject, isClause, clauseWay, depth] = [0, 0, 0, 0];
  let top = 0;
  for (let here = at; depth < 12; depth += 1) {
    const word = tree.word(here);
    if (word === undefined || word.head === tree.words.length) break;
    if (/^(?:nsubj|csubj)/u.test(word.relation)) isSubject = depth < 3 ? 1 : 2;
    if (/^(?:advcl|acl|ccomp|parataxis)/u.test(word.relation)) {
      isClause = textHash(word.relation);
      clauseWay = Math.sign(word.head - here);
    }
    top = textHash(word.relation);
    here = word.head;
  }
  const root = tree.root;
  return [
    joinedHash(isSubject, Math.min(depth, 3)),
    joinedHash(isClause, clauseWay),
    joinedHash(top, Math.sign(root - at)),
    joinedHash(joinedHash(isSubject, isClause), Math.sign(root - at)),
  ];
}

/** What helps the verb at a place: nothing, a form of "be", a modal verb, "to". */
function helperOf(tree: Tree, at: number): number {
  const helpers = tree.childrenOf(at, 'aux', 'aux:pass', 'cop', 'mark');
  const [first] = helpers;
  return first === undefined ? 0 : textHash(tree.word(first)?.text.toLowerCase() ?? '');
}

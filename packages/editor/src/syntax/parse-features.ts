import type { Configuration } from './configuration.ts';
import { joinedHash } from './hashing.ts';
import { MARGIN, type WordSigns } from './word-signs.ts';

/** Features of one move; more than are used. */
export const MOVE_FEATURES = 80;
/** Features of one arc's relation; more than are used. */
export const RELATION_FEATURES = 40;

/** What the features of a parse are made of: words and tags, with one place behind the last for the root. */
export interface Looks {
  readonly words: Int32Array;
  readonly classes: Int32Array;
  readonly tags: Int32Array;
}

const ROOT = 0x7007;
const NOBODY = 0x0b0d;

/** The words of a sentence and its tags, each with the root's behind them. */
export function looksOf(signs: WordSigns, tags: Int32Array): Looks {
  const length = tags.length;
  const withRoot = (values: Int32Array, shift: number) => {
    const all = new Int32Array(length + 1);
    for (let at = 0; at < length; at += 1) all[at] = values[at + shift] as number;
    all[length] = ROOT;
    return all;
  };
  return {
    words: withRoot(signs.words, MARGIN),
    classes: withRoot(signs.classes, MARGIN),
    tags: withRoot(tags, 0),
  };
}

const at = (values: Int32Array, place: number): number =>
  place < 0 || place >= values.length ? NOBODY : (values[place] as number);

/** Writes the features of the next move into `features` and gives how many they are (after Zhang and Nivre 2011). */
export function moveFeatures(
  state: Configuration,
  { words, classes, tags }: Looks,
  features: Int32Array,
): number {
  const {
    stack,
    next,
    leftmost,
    secondLeft,
    rightmost,
    secondRight,
    relations,
    leftCount,
    rightCount,
    length,
  } = state;
  const s0 = stack.at(-1) ?? -1;
  const s1 = stack.at(-2) ?? -1;
  const s2 = stack.at(-3) ?? -1;
  const n0 = next;
  const n1 = next + 1 > length ? -1 : next + 1;
  const n2 = next + 2 > length ? -1 : next + 2;
  const under = (list: Int32Array, place: number) => (place < 0 ? -1 : (list[place] as number));
  const [s0w, s0t, s0c] = [at(words, s0), at(tags, s0), at(classes, s0)];
  const [s1w, s1t, s1c] = [at(words, s1), at(tags, s1), at(classes, s1)];
  const [n0w, n0t, n0c] = [at(words, n0), at(tags, n0), at(classes, n0)];
  const [n1w, n1t] = [at(words, n1), at(tags, n1)];
  const n2t = at(tags, n2);
  const s2t = at(tags, s2);
  const s0l = under(leftmost, s0);
  const s0r = under(rightmost, s0);
  const s1r = under(rightmost, s1);
  const n0l = under(leftmost, n0);
  const [s0lt, s0rt, s1rt, n0lt] = [at(tags, s0l), at(tags, s0r), at(tags, s1r), at(tags, n0l)];
  const relation = (place: number) => (place < 0 ? 99 : (relations[place] as number));
  const s0lr = relation(s0l);
  const s0rr = relation(s0r);
  const n0lr = relation(n0l);
  const s1rr = relation(s1r);
  const s1lr = relation(under(leftmost, s1));
  const distance = s0 < 0 ? 0 : Math.min(n0 - s0, 6);
  const between = s1 < 0 || s0 < 0 ? 0 : Math.min(s0 - s1, 6);
  const s0rc = s0 < 0 ? 9 : Math.min(rightCount[s0] as number, 3);
  const s0lc = s0 < 0 ? 9 : Math.min(leftCount[s0] as number, 3);
  const s1rc = s1 < 0 ? 9 : Math.min(rightCount[s1] as number, 3);
  const n0lc = Math.min(leftCount[n0] as number, 3);
  let count = 0;
  const add = (kind: number, a = 0, b = 0, c = 0, d = 0): void => {
    features[count] = joinedHash(joinedHash(joinedHash(joinedHash(joinedHash(0x2f6e, kind), a), b), c), d);
    count += 1;
  };
  add(0);
  add(1, s0w, s0t);
  add(2, s0w);
  add(3, s0t);
  add(4, n0w, n0t);
  add(5, n0w);
  add(6, n0t);
  add(7, n1w, n1t);
  add(8, n1w);
  add(9, n1t);
  add(10, s1w, s1t);
  add(11, s1w);
  add(12, s1t);
  add(13, s0w, s0t, n0w, n0t);
  add(14, s0w, s0t, n0w);
  add(15, s0w, n0w, n0t);
  add(16, s0w, s0t, n0t);
  add(17, s0t, n0w, n0t);
  add(18, s0w, n0w);
  add(19, s0t, n0t);
  add(20, n0t, n1t);
  add(21, n0t, n1t, n2t);
  add(22, s0t, n0t, n1t);
  add(23, s1t, s0t, n0t);
  add(24, s0t, s0lt, n0t);
  add(25, s0t, s0rt, n0t);
  add(26, s0t, n0t, n0lt);
  add(27, s0w, distance);
  add(28, s0t, distance);
  add(29, n0w, distance);
  add(30, n0t, distance);
  add(31, s0t, n0t, distance);
  add(32, s0w, s0rc);
  add(33, s0t, s0rc);
  add(34, s0w, s0lc);
  add(35, s0t, s0lc);
  add(36, n0w, n0lc);
  add(37, n0t, n0lc);
  add(38, s1w, s0w);
  add(39, s1t, s0t);
  add(40, s1w, s0t);
  add(41, s1t, s0w);
  add(42, s1t, s0t, between);
  add(43, s1t, s0t, s1rc);
  add(44, s1t, s1rt, s0t);
  add(45, s1t, s1rr, s0t);
  add(46, s0t, s0rr, n0t);
  add(47, s0t, s0lr, n0t);
  add(48, s0t, s0lr, s0rr, n0t);
  add(49, n0t, n0lr, s0t);
  add(50, s0c, n0c);
  add(51, s1c, s0c);
  add(52, s0c, n0t);
  add(53, s0t, n0c);
  add(54, s1c, s0t);
  add(55, s1t, s0c);
  add(56, s2t, s1t, s0t);
  add(57, s1t, s0t, n0t, n1t);
  add(58, s1w, s0t, n0t);
  add(59, s1t, s0w, n0t);
  add(60, s1t, s0t, n0w);
  add(61, s1c, s0c, n0c);
  add(62, s0w, n0t, n1t);
  add(63, s0t, n0w, n1w);
  add(64, at(tags, under(secondLeft, s0)), s0lt, s0t, n0t);
  add(65, at(tags, under(secondRight, s0)), s0rt, s0t, n0t);
  add(66, s1lr, s1rr, s1t, s0t);
  add(67, s1lr, s1t, n0t);
  add(68, stack.length > 3 ? 3 : stack.length, n0t);
  add(69, s0w, s0rr, n0w);
  add(70, s1w, s1rr, s0w);
  add(71, s1t, s0t, s0rr, n0t);
  add(72, n2t, n1t, s0t);
  return count;
}

/** Writes the features of the arc from `head` to `dependant` into `features` and gives how many they are. */
export function relationFeatures(
  state: Configuration,
  { words, classes, tags }: Looks,
  head: number,
  dependant: number,
  features: Int32Array,
): number {
  const { leftmost, rightmost, relations, leftCount } = state;
  const [hw, ht, hc] = [at(words, head), at(tags, head), at(classes, head)];
  const [dw, dt, dc] = [at(words, dependant), at(tags, dependant), at(classes, dependant)];
  const isBefore = dependant < head ? 1 : 0;
  const distance = Math.min(Math.abs(head - dependant), 5) * 2 + isBefore;
  const left = leftmost[dependant] as number;
  const right = rightmost[dependant] as number;
  const headLeft = leftmost[head] as number;
  const relation = (place: number) => (place < 0 ? 99 : (relations[place] as number));
  let count = 0;
  const add = (kind: number, a = 0, b = 0, c = 0, d = 0): void => {
    features[count] = joinedHash(joinedHash(joinedHash(joinedHash(joinedHash(0x7a31, kind), a), b), c), d);
    count += 1;
  };
  add(0, isBefore);
  add(1, hw, isBefore);
  add(2, ht, isBefore);
  add(3, dw, isBefore);
  add(4, dt, isBefore);
  add(5, hw, dw, isBefore);
  add(6, ht, dt, isBefore);
  add(7, ht, dw, isBefore);
  add(8, hw, dt, isBefore);
  add(9, hc, dc, isBefore);
  add(10, hc, dt, isBefore);
  add(11, ht, dc, isBefore);
  add(12, distance, ht, dt);
  add(13, at(words, left), dt, ht);
  add(14, at(tags, left), dt, ht, isBefore);
  add(15, relation(left), dt, ht, isBefore);
  add(16, relation(right), dt, ht, isBefore);
  add(17, relation(headLeft), ht, dt, isBefore);
  add(18, at(words, headLeft), ht, dt, isBefore);
  add(19, Math.min(leftCount[head] as number, 4), ht, dt, isBefore);
  add(20, at(tags, dependant - 1), dt, isBefore);
  add(21, at(tags, dependant + 1), dt, isBefore);
  add(22, at(tags, head + 1), ht, dt, isBefore);
  add(23, at(tags, head - 1), ht, dt, isBefore);
  add(24, relation(rightmost[head] as number), ht, dt, isBefore);
  add(25, at(words, left), dw, isBefore);
  add(26, at(words, left), hw, isBefore);
  add(27, at(tags, dependant - 1), at(tags, dependant + 1), dt, ht);
  add(28, relation(left), relation(right), dt, ht);
  add(29, dw, distance);
  return count;
}

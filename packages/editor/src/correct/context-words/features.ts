import { mixed } from './hash.ts';
import { BOUNDARY } from './tokens.ts';
import { FIRST_FREQUENT, FIRST_SHAPE } from './word-classes.ts';

/** What tokens are to features: numbers only, of one text or of a whole corpus. */
export interface TokenNumbers {
  readonly hashes: ArrayLike<number>;
  readonly classes: ArrayLike<number>;
}

/** The most features that a place has. */
export const MOST_FEATURES = 80;

/** Words of a phrase that are looked through for its head. */
const LONGEST_PHRASE = 5;

/** Words on each side that are told by themselves. */
const REACH = 3;

const word = new Int32Array(2 * REACH);
const kind = new Int32Array(2 * REACH);

/**
 * What can be seen around the place `[from, to)`, which is empty where a word may be missing: words, their classes, and both
 * in conjunctions that span the place; then what governs it and the head of the phrase behind.
 *
 * @param key what the word in the place is whatever its form, 0 where that says nothing
 * @param keyClass its class
 * @param into takes the features, numbers of 32 bits
 * @returns how many there are
 */
export function featuresOf(
  tokens: TokenNumbers,
  from: number,
  to: number,
  key: number,
  keyClass: number,
  into: Int32Array,
): number {
  fill(tokens, from - 1, -1, 0);
  fill(tokens, to, 1, REACH);
  const [l1 = 0, l2 = 0, l3 = 0, r1 = 0, r2 = 0, r3 = 0] = word;
  const [a1 = 0, a2 = 0, a3 = 0, b1 = 0, b2 = 0, b3 = 0] = kind;
  const head = headOf(tokens, to);
  const ruler = governorOf(tokens, from);
  const h = tokens.hashes[head] ?? 0;
  const g = tokens.hashes[ruler] ?? 0;
  const hk = tokens.classes[head] ?? 0;
  const gk = tokens.classes[ruler] ?? 0;
  let count = 0;
  const add = (template: number, first: number, second = 0, third = 0, fourth = 0): void => {
    let feature = mixed(template, first);
    if (second !== 0) feature = mixed(feature, second);
    if (third !== 0) feature = mixed(feature, third);
    if (fourth !== 0) feature = mixed(feature, fourth);
    into[count] = feature;
    count += 1;
  };
  add(1, l1);
  add(2, l2);
  add(3, l3);
  add(4, r1);
  add(5, r2);
  add(6, r3);
  add(7, l1, l2);
  add(8, r1, r2);
  add(9, l1, r1);
  add(10, l1, r2);
  add(11, l2, r1);
  add(12, l1, l2, l3);
  add(13, r1, r2, r3);
  add(14, l1, l2, r1);
  add(15, l1, r1, r2);
  add(16, l1, l2, r1, r2);
  add(17, l1, b1 + 1);
  add(18, a1 + 1, r1);
  add(19, l1, b1 + 1, b2 + 1);
  add(20, a1 + 1, a2 + 1, r1);
  add(21, l1, b1 + 1, r2);
  add(22, l2, a1 + 1, r1);
  add(23, a1 + 1);
  add(24, b1 + 1);
  add(25, a1 + 1, a2 + 1);
  add(26, b1 + 1, b2 + 1);
  add(27, a1 + 1, b1 + 1);
  add(28, a1 + 1, a2 + 1, b1 + 1);
  add(29, a1 + 1, b1 + 1, b2 + 1);
  add(30, a1 + 1, a2 + 1, a3 + 1);
  add(31, b1 + 1, b2 + 1, b3 + 1);
  add(32, a1 + 1, a2 + 1, b1 + 1, b2 + 1);
  add(33, a1 + 1, a2 + 1, a3 + 1, b1 + 1);
  add(34, a1 + 1, b1 + 1, b2 + 1, b3 + 1);
  add(35, h);
  add(36, hk + 1);
  add(37, l1, h);
  add(38, g);
  add(39, g, h);
  add(40, g, r1);
  add(41, gk + 1, hk + 1);
  add(42, l1, l2, h);
  add(43, g, hk + 1);
  const leader = tokens.hashes[leaderOf(tokens, from)] ?? BOUNDARY;
  add(44, leader);
  add(45, leader, a1 + 1);
  add(46, leader, b1 + 1);
  add(47, leader, h);
  if (key === 0) return count;
  add(50, key);
  add(51, key, l1);
  add(52, key, r1);
  add(53, key, l1, l2);
  add(54, key, l1, r1);
  add(55, key, r1, r2);
  add(56, key, a1 + 1);
  add(57, key, b1 + 1);
  add(58, key, a1 + 1, b1 + 1);
  add(59, key, a1 + 1, a2 + 1);
  add(60, key, g);
  const k = keyClass + 1;
  add(61, k);
  add(62, k, l1);
  add(63, k, r1);
  add(64, k, l1, l2);
  add(65, k, l1, r1);
  add(66, k, r1, r2);
  add(67, k, a1 + 1);
  add(68, k, b1 + 1);
  add(69, k, a1 + 1, b1 + 1);
  add(70, k, a1 + 1, a2 + 1);
  add(71, k, l1, l2, r1);
  add(72, k, a1 + 1, a2 + 1, b1 + 1);
  add(73, k, a1 + 1, b1 + 1, b2 + 1);
  add(74, k, a1 + 1, a2 + 1, a3 + 1);
  add(75, k, leader);
  add(76, k, leader, a1 + 1);
  add(77, key, leader);
  add(78, k, leader, b1 + 1);
  return count;
}

/** The next words in a direction; behind the boundary of the sentence there is nothing but boundary. */
function fill({ hashes, classes }: TokenNumbers, from: number, step: number, into: number): void {
  let at = from;
  for (let place = into; place < into + REACH; place += 1) {
    word[place] = hashes[at] ?? BOUNDARY;
    kind[place] = classes[at] ?? BOUNDARY;
    if (word[place] !== BOUNDARY) at += step;
  }
}

/** The last word of the phrase that follows: of what stands behind frequent words up to the next of them. */
function headOf({ hashes, classes }: TokenNumbers, to: number): number {
  let at = to;
  while (at < to + 2 && isFrequent(hashes[at], classes[at])) at += 1;
  let head = at;
  while (at < to + LONGEST_PHRASE && isContent(hashes[at], classes[at])) {
    head = at;
    at += 1;
  }
  return head;
}

/** The nearest word before that is not among the most frequent. */
function governorOf({ hashes, classes }: TokenNumbers, from: number): number {
  let at = from - 1;
  while (at > from - LONGEST_PHRASE && isFrequent(hashes[at], classes[at])) at -= 1;
  return at;
}

/** The nearest of the most frequent words before that has other words behind it: it opens the phrase that goes before. */
function leaderOf({ hashes, classes }: TokenNumbers, from: number): number {
  let at = from - 1;
  while (at > from - LONGEST_PHRASE && isContent(hashes[at], classes[at])) at -= 1;
  return at;
}

function isFrequent(hash: number | undefined, wordClass: number | undefined): boolean {
  return hash !== BOUNDARY && (wordClass ?? 0) >= FIRST_FREQUENT && (wordClass ?? 0) < FIRST_SHAPE;
}

function isContent(hash: number | undefined, wordClass: number | undefined): boolean {
  return hash !== BOUNDARY && hash !== undefined && !isFrequent(hash, wordClass) && wordClass !== 259;
}

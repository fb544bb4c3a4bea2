import { joinedHash } from './hashing.ts';
import { addUp, type LinearTable } from './linear-table.ts';
import { TAGS } from './tags.ts';
import { MARGIN, type WordSigns } from './word-signs.ts';

/** Features of one place; more than are used. */
export const TAG_FEATURES = 40;

/** The tags of a sentence, by place in `TAGS`, found from left to right (Collins 2002, greedily). */
export function tagged(signs: WordSigns, table: LinearTable, closedWords: ReadonlySet<number>): Int32Array {
  const length = signs.words.length - 2 * MARGIN;
  const tags = new Int32Array(length);
  const features = new Int32Array(TAG_FEATURES);
  const sums = new Float64Array(TAGS.length);
  for (let at = 0; at < length; at += 1) {
    const count = tagFeatures(signs, tags, at, features);
    addUp(table, features, count, sums);
    tags[at] = bestTag(sums, signs.words[at + MARGIN] as number, closedWords);
  }
  return tags;
}

/** The tags of classes that get no new words: pronouns, articles, prepositions, conjunctions, auxiliaries. */
const closed: readonly boolean[] = TAGS.map((tag) =>
  /^(?:CC|DT|EX|IN|MD|PDT|POS|PRP\$?|RP|TO|WDT|WP\$?|WRB|UH)$/u.test(tag),
);

/** Whether a word of that tag can only be one of a list. */
export function isClosed(tag: number): boolean {
  return closed[tag] === true;
}

/** The likeliest tag that a word can have. */
export function bestTag(sums: Float64Array, word: number, closedWords: ReadonlySet<number>): number {
  const isKnown = closedWords.has(word);
  let found = -1;
  for (let tag = 0; tag < TAGS.length; tag += 1)
    if ((isKnown || !isClosed(tag)) && (found < 0 || (sums[tag] as number) > (sums[found] as number)))
      found = tag;
  return found;
}

/** Writes the features of the token at `at` into `features` and gives how many they are; tags before it are known. */
export function tagFeatures(signs: WordSigns, tags: Int32Array, at: number, features: Int32Array): number {
  const { words, classes, endings, beginnings, shapes, forms } = signs;
  const place = at + MARGIN;
  const before = at > 0 ? (tags[at - 1] as number) + 1 : 0;
  const earlier = at > 1 ? (tags[at - 2] as number) + 1 : 0;
  const word = words[place] as number;
  const wordClass = classes[place] as number;
  const next = words[place + 1] as number;
  const nextClass = classes[place + 1] as number;
  const previous = words[place - 1] as number;
  let count = 0;
  const add = (kind: number, ...parts: number[]): void => {
    let hash = joinedHash(0x51ed27, kind);
    for (const part of parts) hash = joinedHash(hash, part);
    features[count] = hash;
    count += 1;
  };
  add(0);
  add(1, word);
  add(2, endings[place] as number);
  add(3, beginnings[place] as number);
  add(4, shapes[place] as number);
  add(5, wordClass);
  add(6, before);
  add(7, before, earlier);
  add(8, before, word);
  add(9, previous);
  add(10, previous, word);
  add(11, words[place - 2] as number);
  add(12, next);
  add(13, next, word);
  add(14, nextClass);
  add(15, endings[place + 1] as number);
  add(16, words[place + 2] as number);
  add(17, before, wordClass);
  add(18, before, wordClass, nextClass);
  add(19, wordClass, nextClass);
  add(20, word, nextClass);
  add(21, before, endings[place] as number);
  add(22, before, earlier, wordClass);
  add(23, before, next);
  add(24, classes[place - 1] as number, wordClass);
  add(25, classes[place + 2] as number, nextClass, wordClass);
  const form = forms[place] as number;
  const nextForm = forms[place + 1] as number;
  const formBefore = forms[place - 1] as number;
  add(26, form);
  add(27, form, before);
  add(28, form, before, earlier);
  add(29, form, nextForm);
  add(30, form, formBefore);
  add(31, form, nextForm, before);
  add(32, nextForm);
  add(33, form, next);
  add(34, form, nextForm, forms[place + 2] as number);
  return count;
}

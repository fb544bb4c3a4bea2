import { remembering } from '../read/recent-texts.ts';
import { stopWords } from './stop-words.ts';

const words = /[\p{L}\p{N}]+(?:['’][\p{L}]{1,3})?/gu;
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** UTF-16 units of all texts whose words are remembered: the sentences of an input, and of some documents of it. */
const MOST_UNITS = 60_000;

/**
 * The words of a text that carry its meaning: lower case, without accents, lightly stemmed, stop words dropped.
 * Identifiers fall apart at their separators, so `retry_count` and "retry count" share their words. A dozen checks ask for those of the same
 * sentences, and further documents of a text have most of them again.
 */
export const contentWords: (text: string) => readonly string[] = remembering(MOST_UNITS, findContentWords);

function findContentWords(text: string): readonly string[] {
  const found: string[] = [];
  const isSpaced = !han.test(text);
  for (const match of text.normalize('NFC').match(words) ?? []) {
    if (!isSpaced && han.test(match)) {
      for (const part of segmenter.segment(match)) if (part.isWordLike) found.push(part.segment);
      continue;
    }
    const meaning = meaningOf(match);
    if (meaning !== '') found.push(meaning);
  }
  return found;
}

/** Texts are made of few words, and many checks ask for those of the same text. Longer ones would hold on to the text they were cut from. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;
const MOST_LETTERS = 12;
/** Means itself. Every text has others, which would soon push the words out. */
const NUMBER = /^[0-9]+$/;

/** What a word counts as; empty for a stop word. */
function meaningOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (NUMBER.test(word)) return word;
  const plain = plainWord(word);
  const meaning = stopWords.has(plain) ? '' : stem(plain);
  if (word.length > MOST_LETTERS) return meaning;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, meaning);
  return meaning;
}

/** Lower case, without accents and without a possessive or contracted ending. */
function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’](?:s|re|ve|ll|d|m|t)$/u, '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss');
}

/** A light stem: good enough to let "exports", "exported" and "exporting" meet, too light to join unlike words. */
function stem(word: string): string {
  if (word.length < 4 || /\d/u.test(word)) return word;
  let base = word;
  if (base.endsWith('ies') && base.length > 5) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/u.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s') && !base.endsWith('ss') && !base.endsWith('us')) base = base.slice(0, -1);
  if (base.endsWith('ing') && base.length > 5) base = undouble(base.slice(0, -3));
  else if (base.endsWith('ed') && base.length > 4) base = undouble(base.slice(0, -2));
  else if (base.endsWith('ly') && base.length > 5) base = base.slice(0, -2);
  else if (base.endsWith('en') && base.length > 5) base = base.slice(0, -2);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

function undouble(word: string): string {
  const last = word.at(-1);
  return last !== undefined && last === word.at(-2) && !/[lsz]/u.test(last) ? word.slice(0, -1) : word;
}

/**
 * How much of `wanted` stands in `held`, 0..1; 1 where nothing is wanted.
 * A word of five letters or more also counts when it is one or two letters off: the document corrects typing errors.
 */
export function shareOf(wanted: readonly string[], held: ReadonlySet<string>): number {
  if (wanted.length === 0) return 1;
  const exact = wanted.filter((word) => held.has(word)).length;
  if (exact === wanted.length || exact / wanted.length < 0.25) return exact / wanted.length;
  const near = wanted.filter((word) => !held.has(word) && hasNear(word, held)).length;
  return (exact + near) / wanted.length;
}

function hasNear(word: string, held: ReadonlySet<string>): boolean {
  if (word.length < 5 || /\d/u.test(word)) return false;
  const reach = word.length > 7 ? 2 : 1;
  for (const other of held) {
    if (Math.abs(other.length - word.length) > reach || other[0] !== word[0]) continue;
    if (within(word, other, reach)) return true;
  }
  return false;
}

/** Whether two words are at most `reach` letters apart, a swap of neighbours counting as one (optimal string alignment). */
export function within(left: string, right: string, reach: number): boolean {
  let before: number[] = [];
  let previous: number[] = [];
  for (let column = 0; column <= right.length; column += 1) previous.push(column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1;
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      }
      current.push(best);
      least = Math.min(least, best);
    }
    if (least > reach) return false;
    before = previous;
    previous = current;
  }
  return (previous[right.length] ?? Number.POSITIVE_INFINITY) <= reach;
}

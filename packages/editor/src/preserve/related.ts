import { contentWords, within } from '../document/content-words.ts';
import { type Breach, breach } from './breach.ts';
import type { MarkedText } from './marked-text.ts';

/** Tells whether a word stands in a text, as it is, misspelt by a letter or two, or with another ending. */
export function nearWords(words: readonly string[]): (word: string) => boolean {
  const exact = new Set(words);
  let byInitial: Map<string, string[]> | undefined;
  const hasNear = (word: string) => {
    byInitial ??= Map.groupBy(exact, (other) => other[0] ?? '');
    return (byInitial.get(word[0] ?? '') ?? []).some((other) => isNear(word, other));
  };
  return (word) => exact.has(word) || hasNear(word);
}

function isNear(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < 4) return false;
  if (word.startsWith(other) || other.startsWith(word)) return true;
  if (word.length >= 6 && other.length >= 6 && word.slice(0, 5) === other.slice(0, 5)) return true;
  const reach = word.length > 7 ? 3 : word.length > 5 ? 2 : 1;
  return Math.abs(word.length - other.length) <= reach && within(word, other, reach);
}

/** The share of words that stand in others, 0..1; 1 where there are none. */
export function shareIn(words: readonly string[], isIn: (word: string) => boolean): number {
  return words.length === 0 ? 1 : words.filter(isIn).length / words.length;
}

/** Of what a text says at least so much is said by its improvement, and at least so much of that is the text's. */
const IMPROVED = 0.3;
/** A document may add a great deal, but it says what its input says. */
const DOCUMENTED = 0.4;
/** Fewer words say nothing for certain. */
const FEWEST = 2;

/** Whether an improved text says what its source says, by the words of both. */
export function unrelatedText(
  source: MarkedText,
  answer: MarkedText,
  known: string,
  where: string,
): Breach[] {
  if (source.prose === answer.prose) return [];
  const wanted = source.words;
  const given = answer.words;
  const kept = shareIn(wanted, nearWords(given));
  const owned = shareIn(given, nearWords([...wanted, ...contentWords(known)]));
  const isRelated =
    (wanted.length < FEWEST || kept >= IMPROVED) && (given.length < FEWEST || owned >= IMPROVED);
  return isRelated ? [] : [breach('unrelated', `${where} does not say what the material says there.`)];
}

/** Whether a document says what its input says, by the words of both. */
export function unrelatedDocument(source: MarkedText, answer: MarkedText): Breach[] {
  const wanted = source.words;
  if (wanted.length < FEWEST || shareIn(wanted, nearWords(answer.words)) >= DOCUMENTED) return [];
  return [breach('unrelated', 'The document leaves out most of what the input says.')];
}

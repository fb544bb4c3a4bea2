import { type Breach, breach } from './breach.ts';
import type { MarkedText } from './marked-text.ts';
import { type Says, shareIn } from './near-words.ts';

/** Of what a text says at least so much is said by its improvement, and at least so much of that is the text's. */
const IMPROVED = 0.3;
/** A document may add a great deal, but it says what its input says. */
const DOCUMENTED = 0.4;
/** Fewer words say nothing for certain. */
const FEWEST = 2;

/**
 * Whether an improved text says what its source says, by the words of both.
 *
 * @param isKnown whether a word is one that the caller gave beside the source
 */
export function unrelatedText(
  source: MarkedText,
  answer: MarkedText,
  isKnown: Says,
  where: string,
): Breach[] {
  if (source.prose === answer.prose) return [];
  const wanted = source.words;
  const given = answer.words;
  const kept = shareIn(wanted, answer.says);
  const owned = shareIn(given, (word) => source.says(word) || isKnown(word));
  const isRelated =
    (wanted.length < FEWEST || kept >= IMPROVED) && (given.length < FEWEST || owned >= IMPROVED);
  return isRelated ? [] : [breach('unrelated', `${where} does not say what the material says there.`)];
}

/** Whether a document says what its input says, by the words of both. */
export function unrelatedDocument(source: MarkedText, answer: MarkedText): Breach[] {
  const wanted = source.words;
  if (wanted.length < FEWEST || shareIn(wanted, answer.says) >= DOCUMENTED) return [];
  return [breach('unrelated', 'The document leaves out most of what the input says.')];
}

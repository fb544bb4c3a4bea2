import { contentWords } from '../document/content-words.ts';
import { type Breach, breach } from './breach.ts';
import { linesOf } from './lines.ts';
import { type MarkedText, proseWords } from './marked-text.ts';
import { nearWords, shareIn } from './related.ts';

/** Shorter lines are put in other words altogether now and then. */
const FEWEST = 3;
/** At most so much of a line that was replaced stands anywhere in the answer, and of the other anywhere in the source. */
const SHARED = 0.2;

/**
 * Lines in whose place something else stands, as where a model did what a line says: the words of neither are in the other text. Both
 * have the same lines.
 */
export function replacedLines(source: MarkedText, answer: MarkedText, known: string): Breach[] {
  const given = linesOf(answer.prose);
  const isKept = nearWords(proseWords(answer));
  const isOwned = nearWords([...proseWords(source), ...contentWords(known)]);
  return linesOf(source.prose).flatMap((line, index) => {
    const before = meaningOf(line);
    const after = meaningOf(given[index] ?? '');
    const isLong = before.length >= FEWEST && after.length >= FEWEST;
    if (!isLong || shareIn(before, isKept) > SHARED || shareIn(after, isOwned) > SHARED) return [];
    return [breach('unrelated', `Line ${index + 1} does not say what the material says there.`)];
  });
}

/** Japanese writes its small words in Hiragana; they are everywhere. */
function meaningOf(line: string): string[] {
  return contentWords(line).filter((word) => !/^\p{Script=Hiragana}{1,3}$/u.test(word));
}

import { contentWords } from '../document/content-words.ts';
import { type Breach, breach } from './breach.ts';
import { linesOf } from './lines.ts';
import type { MarkedText } from './marked-text.ts';
import { shareIn } from './near-words.ts';

/** Fewer words may be a label over what follows. */
const FEWEST = 3;
/** At most so much of a line that a chat adds is said by the source. */
const OWNED = 0.2;

/**
 * A first or last line, in whatever language, that says nothing of the source. Of an answer that may leave lines out no line can be
 * held against that of the source, as `addedSentences` does.
 *
 * @param isOwned whether a word stands in the source
 */
export function foreignLines(answer: MarkedText, isOwned: (word: string) => boolean): Breach[] {
  const lines = linesOf(answer.prose.trim());
  if (lines.length < 2) return [];
  return [0, -1].flatMap((place) => {
    const line = lines.at(place) ?? '';
    const words = contentWords(line);
    if (words.length < FEWEST || shareIn(words, isOwned) > OWNED) return [];
    return [breach('chat', `Leave out what the material does not say: "${line.trim().slice(0, 80)}".`)];
  });
}

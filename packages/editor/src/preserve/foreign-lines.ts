import { contentWords } from '../document/content-words.ts';
import { type Breach, breach } from './breach.ts';
import { linesOf } from './lines.ts';
import type { MarkedText } from './marked-text.ts';
import { type Says, shareIn } from './near-words.ts';
import { isUnsaid, piecesOf } from './unsaid.ts';

/** Fewer words may be a label over what follows, and are looked at together with it. */
const FEWEST = 3;
/** At most so much of a line that a chat adds is said by the source. */
const OWNED = 0.2;

/**
 * A first or last line or sentence, in whatever language, that says nothing of the source. Of an answer that may leave lines out no
 * line can be held against that of the source, as `addedSentences` does.
 *
 * @param isOwned whether a word stands in the source
 */
export function foreignLines(answer: MarkedText, isOwned: Says): Breach[] {
  const lines = linesOf(answer.prose.trim());
  const pieces = lines.flatMap(piecesOf);
  if (pieces.length < 2) return [];
  return [0, -1].flatMap((place) => {
    const piece = pieces.at(place) ?? '';
    const fromEnd = place === 0 ? lines : lines.toReversed();
    if (!isUnsaid(piece, isOwned) && !isForeign(fromEnd, isOwned)) return [];
    return [breach('chat', `Leave out what the material does not say: "${piece.trim().slice(0, 80)}".`)];
  });
}

function isForeign(lines: readonly string[], isOwned: Says): boolean {
  const words = firstWords(lines);
  return lines.length > 1 && words.length >= FEWEST && shareIn(words, isOwned) <= OWNED;
}

/** The words of the first line, and of those after it while they are too few. */
function firstWords(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    found.push(...contentWords(line));
    if (found.length >= FEWEST) break;
  }
  return found;
}

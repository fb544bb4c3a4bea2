import type { Span } from '../read/source.ts';
import type { Projection } from './projection.ts';
import type { Misspelt } from './spelling/spell-words.ts';

/**
 * The same prose with its misspelt words corrected, so that rules see what was meant. What a rule changes in it has a place in
 * the source only where it takes corrected words whole.
 *
 * @param misspelt in the order of the prose, none overlapping
 */
export function respell(projection: Projection, misspelt: readonly Misspelt[]): Projection {
  const pieces: Piece[] = [];
  let prose = '';
  let before = 0;
  for (const { from, to, edit } of misspelt) {
    prose += projection.prose.slice(before, from);
    pieces.push({ at: prose.length, end: prose.length + edit.replacement.length, from, to });
    prose += edit.replacement;
    before = to;
  }
  prose += projection.prose.slice(before);
  return {
    prose,
    toSource: (from, to) => {
      const place = unrespelt(pieces, { start: from, end: to });
      return place === null ? null : projection.toSource(place.start, place.end);
    },
  };
}

/** A corrected word: `[at, end)` in the new prose, `[from, to)` in the old one. */
interface Piece {
  readonly at: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** The place in the old prose; null where it begins or ends within a corrected word. */
function unrespelt(pieces: readonly Piece[], span: Span): Span | null {
  let { start, end } = span;
  for (const { at, end: behind, from, to } of pieces) {
    const longer = to - from - (behind - at);
    if ((span.start > at && span.start < behind) || (span.end > at && span.end < behind)) return null;
    if (span.start >= behind) start += longer;
    if (span.end >= behind) end += longer;
  }
  return { start, end };
}

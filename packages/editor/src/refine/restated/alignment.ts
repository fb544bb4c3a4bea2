import type { Span } from '../../read/source.ts';

/** A word with its place in a text. */
interface Word extends Span {
  /** What it counts as where two texts are laid side by side. */
  readonly meaning: string;
}

/** A stretch between two words that both texts have: of the one text and of the other, in offsets of each. */
export interface Gap {
  readonly old: Span;
  readonly fresh: Span;
}

/** Two texts side by side: the words they share in this order, and what stands before, between and behind these. */
export interface Alignment {
  /** As the second text writes them. */
  readonly shared: readonly string[];
  /** One more than there are shared words: the first stands before them all, the last behind. */
  readonly gaps: readonly Gap[];
}

const word = /[\p{L}\p{N}_][\p{L}\p{N}_]*(?:[-'’./:][\p{L}\p{N}_]+)*%?/gu;

function wordsIn(text: string, { start, end }: Span): Word[] {
  return [...text.slice(start, end).matchAll(word)].map(({ index, 0: found }) => ({
    start: start + index,
    end: start + index + found.length,
    meaning: meaningOf(found),
  }));
}

/** A word in small letters without the endings of number and person. */
export function meaningOf(found: string): string {
  const small = found.toLowerCase();
  if (/^(?:is|are)$/u.test(small)) return 'be';
  if (/^(?:has|have)$/u.test(small)) return 'have';
  if (/^(?:go|do)es$/u.test(small)) return small.slice(0, 2);
  return /\d/u.test(small) || small.length < 4
    ? small
    : small.replace(/ies$/u, 'y').replace(/(?:(?<=[sxz]|ch|sh)es|(?<!s)s)$/u, '');
}

/** Lays a stretch of one text beside a stretch of another: the longest row of words that both have. */
export function aligned(oldText: string, old: Span, freshText: string, fresh: Span): Alignment {
  const [left, right] = [wordsIn(oldText, old), wordsIn(freshText, fresh)];
  const pairs = longestRow(left, right);
  const edges = [
    { one: { end: old.start }, other: { end: fresh.start } },
    ...pairs.map(({ one, other }) => ({ one, other })),
  ];
  const gaps = edges.map(({ one, other }, at) => {
    const next = pairs[at];
    return {
      old: { start: one.end, end: next?.one.start ?? old.end },
      fresh: { start: other.end, end: next?.other.start ?? fresh.end },
    };
  });
  return { shared: pairs.map(({ other }) => freshText.slice(other.start, other.end)), gaps };
}

/** Pairs of like words in the order of both rows, as many as there can be (longest common subsequence). */
function longestRow(left: readonly Word[], right: readonly Word[]): { one: Word; other: Word }[] {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        left[row]?.meaning === right[column]?.meaning
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: { one: Word; other: Word }[] = [];
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    const [one, other] = [left[row], right[column]];
    if (one && other && one.meaning === other.meaning) {
      pairs.push({ one, other });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

import type { Aligned } from './aligned.ts';
import { type Unit, unitsOf } from './units.ts';

/** What two versions of a document do not share, in reading order. */
export interface Changes {
  readonly removed: readonly Unit[];
  readonly added: readonly Unit[];
}

/** The units that differ between two versions under one numbering, by their longest common sequence. */
export function changesOf({ before, after }: Pick<Aligned, 'before' | 'after'>): Changes {
  const left = unitsOf(before);
  const right = unitsOf(after);
  let head = 0;
  while (head < left.length && head < right.length && same(left[head], right[head])) head += 1;
  let tail = 0;
  while (
    tail < left.length - head &&
    tail < right.length - head &&
    same(left[left.length - 1 - tail], right[right.length - 1 - tail])
  )
    tail += 1;
  return differing(left.slice(head, left.length - tail), right.slice(head, right.length - tail));
}

function differing(left: readonly Unit[], right: readonly Unit[]): Changes {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = same(left[row], right[column])
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
  const removed: Unit[] = [];
  const added: Unit[] = [];
  let row = 0;
  let column = 0;
  while (row < left.length || column < right.length) {
    const one = left[row];
    const other = right[column];
    if (one && other && same(one, other)) {
      row += 1;
      column += 1;
    } else if (
      one &&
      (!other || (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0))
    ) {
      removed.push(one);
      row += 1;
    } else if (other) {
      added.push(other);
      column += 1;
    }
  }
  return { removed, added };
}

function same(one: Unit | undefined, other: Unit | undefined): boolean {
  return one?.text === other?.text;
}

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
  const shared = sharedBy(left.slice(head, left.length - tail), right.slice(head, right.length - tail));
  const ends = (at: number, length: number) => at < head || at >= length - tail;
  const removed = left.map((_, at) => !ends(at, left.length) && !shared.left.has(at - head));
  const added = right.map((_, at) => !ends(at, right.length) && !shared.right.has(at - head));
  slide(left, removed);
  slide(right, added);
  return {
    removed: left.filter((_, at) => removed[at]),
    added: right.filter((_, at) => added[at]),
  };
}

/** The places of the longest common sequence in both versions. */
function sharedBy(left: readonly Unit[], right: readonly Unit[]): { left: Set<number>; right: Set<number> } {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = same(left[row], right[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const shared = { left: new Set<number>(), right: new Set<number>() };
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    if (same(left[row], right[column])) {
      shared.left.add(row);
      shared.right.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return shared;
}

/**
 * Moves each run of changed units to the heading that it starts with elsewhere, where the same units stand around it: a new ticket is
 * then the lines under its title, and not the end of the one before and all but its own end.
 */
function slide(units: readonly Unit[], changed: boolean[]): void {
  for (let start = 0; start < units.length; start += 1) {
    if (!changed[start]) continue;
    let end = start;
    while (changed[end + 1]) end += 1;
    const by =
      stepsToHeading(units, changed, start, end, 1) ?? stepsToHeading(units, changed, start, end, -1);
    changed.fill(false, start, end + 1).fill(true, start + (by ?? 0), end + 1 + (by ?? 0));
    start = end + Math.max(0, by ?? 0);
  }
}

/** How far a run can move in a direction until it starts with a heading; undefined where it cannot. */
function stepsToHeading(
  units: readonly Unit[],
  changed: readonly boolean[],
  start: number,
  end: number,
  direction: 1 | -1,
): number | undefined {
  for (let by = 0; ; by += direction) {
    if (units[start + by]?.text.startsWith('#')) return by;
    const [leaves, joins] = direction === 1 ? [start + by, end + by + 1] : [end + by, start + by - 1];
    if (units[joins] === undefined || changed[joins] || !same(units[leaves], units[joins])) return undefined;
  }
}

function same(one: Unit | undefined, other: Unit | undefined): boolean {
  return one?.key === other?.key;
}

/** Words of a line that were taken out, and those that stand in their place. */
export interface ChangedWords {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The words on both sides, which stayed. */
  readonly before: string;
  readonly after: string;
}

/** Where two lines differ, word by word: the complement of their longest common subsequence. */
export function changedWords(left: readonly string[], right: readonly string[]): ChangedWords[] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1;
  const from = left.slice(start, left.length - end);
  const to = right.slice(start, right.length - end);
  return hunks(from, to, left[start - 1] ?? '', left[left.length - end] ?? '');
}

function hunks(
  from: readonly string[],
  to: readonly string[],
  before: string,
  after: string,
): ChangedWords[] {
  const lengths = commonLengths(from, to);
  const width = to.length + 1;
  const found: ChangedWords[] = [];
  let [row, column] = [0, 0];
  let last = before;
  while (row < from.length || column < to.length) {
    const [firstRow, firstColumn] = [row, column];
    while (row < from.length || column < to.length) {
      if (row < from.length && column < to.length && from[row] === to[column]) break;
      const down = row < from.length ? (lengths[(row + 1) * width + column] ?? 0) : -1;
      const along = column < to.length ? (lengths[row * width + column + 1] ?? 0) : -1;
      if (down >= along) row += 1;
      else column += 1;
    }
    const removed = from.slice(firstRow, row);
    const added = to.slice(firstColumn, column);
    const next = from[row] ?? after;
    if (removed.length + added.length > 0) found.push({ removed, added, before: last, after: next });
    while (row < from.length && column < to.length && from[row] === to[column]) {
      last = from[row] ?? '';
      row += 1;
      column += 1;
    }
  }
  return found;
}

/** Lengths of the longest common subsequences of the ends of both, row by row. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        from[row] === to[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  return lengths;
}

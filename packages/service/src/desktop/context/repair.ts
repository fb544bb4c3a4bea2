/** Words beyond this many are not repaired: a question that long has enough others. */
const MOST_REPAIRED = 64;
const SHORTEST = 4;
/** From this length on two slips are forgiven. */
const LONG = 8;

/**
 * For each term that a vocabulary does not have: the nearest one that it has, unless none is near.
 *
 * @param vocabulary terms, the more frequent first; of several as near, the first is taken
 */
export function repairedTerms(terms: Iterable<string>, vocabulary: ReadonlySet<string>): string[] {
  const unknown = [...terms].filter((term) => term.length >= SHORTEST && !vocabulary.has(term));
  return unknown.slice(0, MOST_REPAIRED).flatMap((term) => nearest(term, vocabulary) ?? []);
}

function nearest(term: string, vocabulary: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let least = (term.length >= LONG ? 2 : 1) + 1;
  for (const known of vocabulary) {
    if (known.length < SHORTEST - 1 || Math.abs(known.length - term.length) >= least) continue;
    const distance = slipsBetween(term, known);
    if (distance < least) [best, least] = [known, distance];
  }
  return best;
}

/** Letters left out, put in, mistaken, or two beside each other swapped: optimal string alignment. */
function slipsBetween(one: string, other: string): number {
  let [beforeLast, last] = [new Array<number>(other.length + 1).fill(0), [...Array(other.length + 1).keys()]];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const at = (line: readonly number[], place: number) => line[place] ?? 0;
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

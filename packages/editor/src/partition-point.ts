/**
 * The first place from which on all items of a list pass a test, found by halving; the length of the list where the last does not.
 *
 * @param items ordered such that those that pass stand behind those that do not
 */
export function partitionPoint<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

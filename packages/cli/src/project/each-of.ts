/**
 * Does a piece of work for each item, some of them at once.
 *
 * @param atOnce how many are under way at a time, at most
 */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers draw from the one iterator.
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

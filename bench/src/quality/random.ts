/** Numbers from 0 (included) to 1 (not) that are the same for the same seed: Mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of `items`; undefined where there is none. */
export function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Up to `most` of `items` in random order. */
export function sample<Item>(items: readonly Item[], most: number, random: () => number): Item[] {
  const left = [...items];
  const taken: Item[] = [];
  while (taken.length < most && left.length > 0) {
    const at = Math.floor(random() * left.length);
    const item = left[at];
    const last = left.pop();
    if (item === undefined || last === undefined) break;
    if (at < left.length) left[at] = last;
    taken.push(item);
  }
  return taken;
}

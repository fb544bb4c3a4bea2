/** Numbers that come back lowest first: a binary heap. */
export interface LowestFirst {
  add(value: number): void;
  /** Takes out the lowest; undefined when none is left. */
  take(): number | undefined;
}

export function lowestFirst(): LowestFirst {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? Infinity;
  return {
    add(value) {
      let place = heap.length;
      while (place > 0) {
        const parent = (place - 1) >> 1;
        if (at(parent) <= value) break;
        heap[place] = at(parent);
        place = parent;
      }
      heap[place] = value;
    },
    take() {
      const [lowest] = heap;
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return lowest;
      let place = 0;
      for (;;) {
        const left = 2 * place + 1;
        const child = at(left + 1) < at(left) ? left + 1 : left;
        if (at(child) >= last) break;
        heap[place] = at(child);
        place = child;
      }
      heap[place] = last;
      return lowest;
    },
  };
}

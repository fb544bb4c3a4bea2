/** A stretch of memory, in bytes from its beginning. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Bytes of WebAssembly's memory page; heaps begin where the data that came with the module ends, at a whole page. */
const PAGE = 65_536;

/** Flags in the length of a chunk: whether the one before it is in use, and whether it is. */
const BEFORE_IN_USE = 1;
const IN_USE = 2;
const LENGTH = ~7;

/** Bytes at both ends of a free chunk that say where the next free ones are. */
const MARGIN = 64;

/** Shorter ones are not worth a seek. */
const SHORTEST = 16_384;

/**
 * What is free in a heap of dlmalloc, the allocator of Rust's WebAssembly, less what the allocator itself keeps there. Chunks stand
 * one behind the other to the end of memory, and each says twice whether it is free, so that a heap which is laid out
 * in another way is recognized as such.
 *
 * @returns nothing where the memory has no such heap
 */
export function freeChunks(memory: ArrayBufferLike, latestStart: number): Stretch[] {
  const view = new DataView(memory);
  for (let start = 0; start <= latestStart; start += PAGE) {
    const chunks = chunksFrom(start, view);
    if (chunks !== null)
      return chunks
        .filter(({ start: from, end }) => end - from >= SHORTEST)
        .map(({ start: from, end }) => ({ start: from + MARGIN, end: end - MARGIN }));
  }
  return [];
}

/** Bytes to ask the allocator for, to be given just the chunk that a free stretch is of; it keeps four to itself. */
export const requestFor = ({ start, end }: Stretch) => end - start + 2 * MARGIN - 4;

function chunksFrom(start: number, view: DataView): Stretch[] | null {
  const free: Stretch[] = [];
  let beforeIsUsed: boolean | null = null;
  for (let at = start; at < view.byteLength; ) {
    if (at + 8 > view.byteLength) return null;
    const head = view.getUint32(at + 4, true);
    const length = (head & LENGTH) >>> 0;
    if (length < 16 || at + length > view.byteLength) return null;
    if (beforeIsUsed !== null && ((head & BEFORE_IN_USE) !== 0) !== beforeIsUsed) return null;
    beforeIsUsed = (head & IN_USE) !== 0;
    if (!beforeIsUsed) free.push({ start: at, end: at + length });
    at += length;
  }
  return beforeIsUsed === null ? null : free;
}

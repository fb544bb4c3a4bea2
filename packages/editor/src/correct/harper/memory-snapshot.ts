import { keepPrepared, type PreparedFile } from '../../prepared/prepared-file.ts';
import { freeChunks, requestFor, type Stretch } from './free-chunks.ts';

/** What a WebAssembly module holds between two calls, where it holds on to no object of JavaScript. */
export interface ModuleState {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Objects of JavaScript that it was handed. */
  readonly objects: { readonly length: number; get(at: number): unknown; grow(by: number): number };
  /** Takes so many bytes of the memory, for good. */
  readonly take: (bytes: number) => unknown;
  /** Takes so many bytes, and gives them back. */
  readonly takeBriefly: (bytes: number) => unknown;
}

/** Bytes of WebAssembly's memory page. */
const PAGE = 65_536;

/** How long the beginning is that describes the rest: numbers of eight bytes. */
const DESCRIPTION = PAGE;

/** Free stretches from which on small pieces would be cut off for longer than is good. */
const LONG = 1_048_576;

/** Bytes that a memory is made longer by at once, since each time takes milliseconds. */
const ROOM = 25_165_824;

/**
 * Keeps the state of a module, of which another start then goes on. What is free in its memory is left out: a third of it, which would
 * only take room.
 *
 * @param initialBytes how long the memory was before anything was called
 * @returns false where it holds on to objects, or the state cannot be kept
 */
export function keepSnapshot(name: string, key: string, state: ModuleState, initialBytes: number): boolean {
  const { buffer } = state.memory;
  if (holdsObjects(state)) return false;
  const stretches = usedStretches(freeChunks(buffer, initialBytes), buffer.byteLength);
  const description = new Float64Array(DESCRIPTION / 8);
  const numbers = [
    buffer.byteLength,
    state.objects.length,
    ...stretches.flatMap(({ start, end }) => [start, end]),
  ];
  if (numbers.length > description.length) return false;
  description.set(numbers);
  const parts = stretches.map(({ start, end }) => new Uint8Array(buffer, start, end - start));
  return keepPrepared(name, key, [new Uint8Array(description.buffer), ...parts]);
}

/**
 * Gives a module that nothing was called of the state that was kept, and takes the long free stretches away from it. Its allocator cuts small
 * pieces off the longest one before it looks among those that were given back, so all of it would come to be resident, however little is
 * in use; what is never written to is not. The state is read aside; nothing may be called of the module until it is there.
 */
export async function restoreSnapshot(file: PreparedFile, state: ModuleState): Promise<void> {
  const [bytes = 0, objects = 0, ...ends] = readDescription(file);
  const { memory } = state;
  memory.grow(Math.max(0, bytes - memory.buffer.byteLength) / PAGE);
  if (objects > state.objects.length) state.objects.grow(objects - state.objects.length);
  const reads: Promise<void>[] = [];
  let position = DESCRIPTION;
  for (let at = 0; (ends[at + 1] ?? 0) > 0; at += 2) {
    const start = ends[at] ?? 0;
    const length = (ends[at + 1] ?? 0) - start;
    reads.push(file.readAside(new Uint8Array(memory.buffer, start, length), position));
    position += length;
  }
  await Promise.all(reads);
  for (const stretch of longFreeStretches(ends)) state.take(requestFor(stretch));
  state.takeBriefly(ROOM);
}

/** @param ends beginnings and ends of what is in use */
function longFreeStretches(ends: readonly number[]): Stretch[] {
  const free: Stretch[] = [];
  for (let at = 1; (ends[at + 1] ?? 0) > 0; at += 2)
    free.push({ start: ends[at] ?? 0, end: ends[at + 1] ?? 0 });
  // the last is the one that the allocator makes longer
  return free.slice(0, -1).filter(({ start, end }) => end - start >= LONG);
}

function readDescription(file: PreparedFile): Float64Array {
  const description = new Float64Array(DESCRIPTION / 8);
  file.read(new Uint8Array(description.buffer), 0);
  return description;
}

/** The values that every module is handed at its beginning are no objects. */
function holdsObjects({ objects }: ModuleState): boolean {
  for (let at = 0; at < objects.length; at += 1) {
    const value = objects.get(at);
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') return true;
  }
  return false;
}

/** What lies between the free stretches. */
function usedStretches(free: readonly Stretch[], end: number): Stretch[] {
  const starts = [0, ...free.map((chunk) => chunk.end)];
  return starts.map((start, at) => ({ start, end: free[at]?.start ?? end }));
}

/** Chunks that are held before their source is told to wait. */
const MOST_WAITING = 4;

/** What the source of chunks is told by who reads them. */
interface Source {
  pause(): void;
  resume(): void;
  /** Nobody reads on. */
  abandon(): void;
}

/**
 * Bytes as they come, for one reader, up to a number of them, past which they fail: an endpoint must not be able to fill the memory.
 * Written as plain calls, since a stream and a generator for the same cost more than an answer of a vendor takes to be read.
 */
export class ReceivedChunks implements AsyncIterable<Uint8Array>, AsyncIterator<Uint8Array> {
  readonly #source: Source;
  readonly #most: number;
  readonly #held: Uint8Array[] = [];
  #bytes = 0;
  #isPaused = false;
  /** Undefined while more may come; null after the last; else what went wrong. */
  #end: { readonly error: unknown } | null | undefined;
  #waiting: PromiseWithResolvers<IteratorResult<Uint8Array>> | undefined;

  constructor(source: Source, most: number) {
    this.#source = source;
    this.#most = most;
  }

  push(chunk: Uint8Array): void {
    if (this.#end !== undefined) return;
    this.#bytes += chunk.byteLength;
    if (this.#bytes > this.#most) {
      this.close(new RangeError('The answer of the endpoint is too large.'));
      this.#source.abandon();
    } else if (this.#waiting === undefined) {
      this.#held.push(chunk);
      if (this.#held.length < MOST_WAITING || this.#isPaused) return;
      this.#isPaused = true;
      this.#source.pause();
    } else {
      this.#waiting.resolve({ done: false, value: chunk });
      this.#waiting = undefined;
    }
  }

  /** @param error what broke the answer off; left out: it is complete */
  close(error?: unknown): void {
    if (this.#end !== undefined) return;
    this.#end = error === undefined ? null : { error };
    if (this.#end === null) this.#waiting?.resolve({ done: true, value: undefined });
    else this.#waiting?.reject(error);
    this.#waiting = undefined;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Uint8Array>> {
    const value = this.#held.shift();
    if (value !== undefined) {
      if (this.#isPaused && this.#held.length === 0) {
        this.#isPaused = false;
        this.#source.resume();
      }
      return Promise.resolve({ done: false, value });
    }
    if (this.#end === null) return Promise.resolve({ done: true, value: undefined });
    if (this.#end !== undefined) return Promise.reject(this.#end.error);
    this.#waiting = Promise.withResolvers();
    return this.#waiting.promise;
  }

  /** Reads no further. */
  async return(): Promise<IteratorResult<Uint8Array>> {
    const isUnderWay = this.#end === undefined;
    this.#held.length = 0;
    this.#end = null;
    if (isUnderWay) this.#source.abandon();
    return { done: true, value: undefined };
  }
}

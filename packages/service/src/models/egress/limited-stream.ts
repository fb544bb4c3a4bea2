import type { Readable } from 'node:stream';

/** Bytes as they come, up to a number, past which they fail: an endpoint must not be able to fill the memory. */
export async function* limitedChunks(source: Readable, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooLarge();
    yield chunk;
  }
}

/** Bytes as the standard's stream, otherwise as `limitedChunks`. */
export function limitedStream(source: Readable, most: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  let isOver = false;
  return new ReadableStream(
    {
      start: (controller) => {
        const fail = (error: unknown) => {
          if (!isOver) controller.error(error);
          isOver = true;
        };
        source.on('data', (chunk: Uint8Array) => {
          bytes += chunk.byteLength;
          if (bytes > most) {
            fail(tooLarge());
            source.destroy();
          }
          if (isOver) return;
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) source.pause();
        });
        source.on('end', () => {
          if (!isOver) controller.close();
          isOver = true;
        });
        source.on('error', fail);
        // Without an end before: the other side broke off, or this one gave up.
        source.on('close', () => {
          if (!isOver) fail(new TypeError('The answer of the endpoint broke off.'));
        });
      },
      pull: () => void source.resume(),
      cancel: () => {
        isOver = true;
        source.destroy();
      },
    },
    { highWaterMark: MOST_WAITING },
  );
}

/** Chunks that wait for their reader before the source is held back. */
const MOST_WAITING = 4;

function tooLarge(): RangeError {
  return new RangeError('The answer of the endpoint is too large.');
}

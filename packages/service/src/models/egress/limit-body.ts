/** Passes bytes through up to a number, then fails: an endpoint must not be able to fill the memory. */
export function limitBody(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new RangeError('The answer of the endpoint is too large.'));
      else controller.enqueue(chunk);
    },
  });
}

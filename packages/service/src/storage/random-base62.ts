import { randomBytes } from 'node:crypto';

export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The largest multiple of 62 in a byte; a byte from here up would favour the first characters. */
const UNBIASED_BYTES = 248;

/** Characters drawn evenly from the system's secure source, 5.95 bits each. */
export function randomBase62(length: number): string {
  return drawBase62(length, () => randomBytes(length));
}

/**
 * Characters drawn evenly from bytes that are themselves even.
 *
 * @param source gives further bytes each time it is asked, `turn` counting from 0
 */
export function drawBase62(length: number, source: (turn: number) => Uint8Array): string {
  let text = '';
  for (let turn = 0; text.length < length; turn += 1) {
    for (const byte of source(turn)) {
      if (byte < UNBIASED_BYTES && text.length < length) text += BASE62.charAt(byte % BASE62.length);
    }
  }
  return text;
}

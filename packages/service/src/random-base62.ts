import { randomFillSync } from 'node:crypto';

export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The largest multiple of 62 in a byte; a byte from here up would favour the first characters. */
const UNBIASED_BYTES = 248;

/** Characters drawn evenly from the system's secure source, 5.95 bits each. */
export function randomBase62(length: number): string {
  return drawBase62(length, () => drawBytes(length));
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

/** Asking the system for bytes costs the more the fewer are asked for, so they are fetched in advance, and used once. */
const advance = Buffer.alloc(4_096);
let used = advance.length;

function drawBytes(count: number): Uint8Array {
  if (count > advance.length) return randomFillSync(new Uint8Array(count));
  if (used + count > advance.length) {
    randomFillSync(advance);
    used = 0;
  }
  const bytes = Uint8Array.prototype.slice.call(advance, used, used + count);
  advance.fill(0, used, used + count);
  used += count;
  return bytes;
}

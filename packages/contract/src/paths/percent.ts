/**
 * Undoes one round of percent-encoding the way a careless reader would: overlong UTF-8 and `%uXXXX` count too,
 * bytes that make no character become U+FFFD, and what is no escape stays. Time is linear in the text.
 */
export function decodePercent(text: string): string {
  return text
    .replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => decodeBytes(Buffer.from(run.replaceAll('%', ''), 'hex')))
    .replace(/%[uU]([0-9A-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function decodeBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const length = sequenceLength(lead);
    const rest = bytes.subarray(at + 1, at + length);
    if (length === 0 || rest.length < length - 1 || !rest.every(isContinuation)) {
      text += '\uFFFD';
      at += 1;
      continue;
    }
    const first = length === 1 ? lead : lead & (0x7f >> length);
    const code = rest.reduce((value, byte) => (value << 6) | (byte & 0x3f), first);
    text += code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    at += length;
  }
  return text;
}

/** Bytes a sequence claims to have, by its first byte; 0 where none can begin. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc0) return 0;
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) return 3;
  return lead < 0xf8 ? 4 : 0;
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

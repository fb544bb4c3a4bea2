/** Which bytes of a file answer a request: all of them, a part from the first to the last byte, or none that exist. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: ByteRange = { kind: 'whole' };
const LONGEST = 1_000;

/**
 * Reads a `Range` header (RFC 9110, 14.2). What is no range of bytes is ignored, as the standard wants. Several ranges are
 * answered with the whole file, which it allows, unless none of them exists.
 *
 * @param size bytes of the file
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const list = /^bytes=(.*)$/i.exec(header ?? '')?.[1];
  if (list === undefined || list.length > LONGEST) return WHOLE;
  const ranges = list.split(',').map((part) => rangeOf(part.trim(), size));
  if (ranges.includes('malformed')) return WHOLE;
  const [only] = ranges;
  if (ranges.length === 1 && typeof only === 'object') return only;
  return ranges.every((range) => range === 'beyond') ? { kind: 'unsatisfiable' } : WHOLE;
}

function rangeOf(text: string, size: number): Extract<ByteRange, { kind: 'part' }> | 'malformed' | 'beyond' {
  const match = /^(\d*)-(\d*)$/.exec(text);
  const [, from = '', to = ''] = match ?? [];
  if (match === null || (from === '' && to === '')) return 'malformed';
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count === 0 ? 'beyond' : { kind: 'part', first: size - count, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
  if (last < first) return 'malformed';
  return first >= size ? 'beyond' : { kind: 'part', first, last: Math.min(last, size - 1) };
}
